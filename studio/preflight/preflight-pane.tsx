import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { RocketIcon } from '@sanity/icons/Rocket';
import { Card, Flex, Text } from '@sanity/ui';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock } from 'sanity';
import { HintList } from '../inspect/hint-list.tsx';
import { InspectorFrame } from '../inspect/inspector-frame.tsx';
import { isInspectorOverForm } from '../inspect/inspector-panel.ts';
import { placeIn } from '../inspect/place-in.ts';
import { preflightName } from '../inspect/preflight-name.ts';
import { releaseOf } from '../path/layered-id.ts';
import { approvalMissing } from '../review/needs-approval.ts';
import { Changes } from './changes.tsx';
import type { Preflight } from './check-document.ts';
import { beginMending } from './mending.ts';
import { NowAndThen } from './now-and-then.tsx';
import { PublishFirst } from './publish-first.tsx';
import { RedirectButton } from './redirect-button.tsx';
import { useToMend } from './use-to-mend.ts';

/** The title of the pane and of the check that it shows. */
export const title = 'Before it goes out';

/**
 * The inspector that lists all that visitors would stumble over, with links to the fields, and what changes for
 * visitors.
 */
export const preflightInspector = defineDocumentInspector({
  name: preflightName,
  component: PreflightPane,
  useMenuItem: () => ({ title, icon: RocketIcon, showAsAction: true }),
});

function PreflightPane({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { document, found, hints, again } = useToMend(documentId, documentType);
  const known = found instanceof Error ? undefined : found;
  // A release takes out what it holds, so nothing has to be published first.
  const lacking = releaseOf(document._id)
    ? []
    : [...new Set((hints ?? []).flatMap(({ lacks }) => lacks ?? []))];
  return (
    <InspectorFrame title={title} onClose={onClose}>
      {found instanceof Error && (
        <Card padding={4} radius={2} border tone="critical">
          <Text size={1}>There was no answer, so this list may be incomplete: {found.message}</Text>
        </Card>
      )}
      {found === undefined && <LoadingBlock showText />}
      {known && <Changes document={document} found={known} />}
      {known?.path && <NowAndThen path={known.path} before={standingBefore(known)} />}
      {known?.move && !known.move.isLedOn && (
        <RedirectButton document={document} move={known.move} onDone={again} />
      )}
      {lacking.length > 0 && <PublishFirst ids={lacking} onDone={again} />}
      {known?.lacksApproval && (
        <Card padding={3} radius={2} border tone="caution">
          <Text size={1}>{approvalMissing}</Text>
        </Card>
      )}
      {hints?.length === 0 && !known?.lacksApproval && <AllIsWell />}
      {hints && (
        <HintList
          hints={hints}
          placeOf={(path) => placeIn(document, path)}
          onOpen={(hint) => {
            // On a narrow screen this closes the pane, and with it the list of what is to be mended.
            const isToMend = hint.weight === 'fault' && isInspectorOverForm();
            const faults = hints.filter(({ weight }) => weight === 'fault');
            if (isToMend) beginMending(document._id, faults, hint);
          }}
        />
      )}
    </InspectorFrame>
  );
}

/** The path at which visitors have another state of the page. */
const standingBefore = ({ path, move, before }: Preflight): string | undefined =>
  before.isPublished && !before.isSame ? (move?.from ?? path) : undefined;

/** Says that there is nothing to mend. */
export function AllIsWell({ words = 'Nothing to mend.' }: { words?: string }) {
  return (
    <Card padding={4} radius={2} border tone="positive">
      <Flex align="center" gap={3}>
        <Text size={2}>
          <CheckmarkCircleIcon />
        </Text>
        <Text size={1}>{words}</Text>
      </Flex>
    </Card>
  );
}
