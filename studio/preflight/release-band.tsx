import { studioPath } from '@sanity/client/csm';
import { Box, Card, Flex, Label, Stack, Text } from '@sanity/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { getReleaseIdFromReleaseDocumentId, type Tool, useActiveReleases } from 'sanity';
import { IntentLink, useRouterState } from 'sanity/router';
import { fieldIn } from '#schemas/fields.ts';
import { placeIn } from '../inspect/place-in.ts';
import { titleOf } from '../lake/document-names.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { idOf } from '../path/layered-id.ts';
import { approvalMissing } from '../review/needs-approval.ts';
import type { Checked } from './check-document.ts';
import { GonePage } from './gone-page.tsx';
import { isChecked } from './is-checked.ts';
import type { Found } from './look-at.ts';
import { AllIsWell, title } from './preflight-pane.tsx';
import { RedirectButton } from './redirect-button.tsx';
import { useCheck } from './use-check.ts';

const versionsQuery = '*[_id in path($versions)] | order(_type, title)';

/**
 * The tools of the Studio, in which the releases tool shows above an open release what an editor must know before
 * running or scheduling it.
 */
export function withReleaseBand<Its extends Tool>(tools: Its[]): Its[] {
  return tools.map((tool) =>
    tool.name === 'releases' ? { ...tool, component: banded(tool.component) } : tool,
  );
}

// The Studio asks for its tools at every render, and would take a new function for a new tool.
const known = new WeakMap<ComponentType<{ tool: Tool }>, ComponentType<{ tool: Tool }>>();

function banded(Component: ComponentType<{ tool: Tool }>): ComponentType<{ tool: Tool }> {
  const before = known.get(Component);
  if (before) return before;
  const Releases = (props: { tool: Tool }) => (
    <Flex direction="column" height="fill">
      <ReleaseBand />
      <Box flex={1} style={{ minHeight: 0 }}>
        <Component {...props} />
      </Box>
    </Flex>
  );
  known.set(Component, Releases);
  return Releases;
}

function ReleaseBand() {
  const release = useRouterState((state) => state.releaseId);
  // The key makes sure that no row of another release is left while those of this one are loaded: its buttons would
  // write into this release.
  return typeof release === 'string' && release ? (
    <OpenRelease key={release} release={decodeURIComponent(release)} />
  ) : null;
}

function OpenRelease({ release }: { release: string }) {
  const { data } = useActiveReleases();
  const versions = useAnswer<Checked[]>(versionsQuery, { versions: `versions.${release}.*` }, 'raw');
  const documents = versions?.filter(({ _type }) => isChecked(_type)) ?? [];
  const revisions = documents.map(({ _id, _rev }) => `${_id} ${_rev}`).join();
  const isOpen = data.some(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === release);
  if (!isOpen || documents.length === 0) return null;
  return (
    <Card
      as="section"
      borderBottom
      padding={4}
      overflow="auto"
      style={{ maxHeight: '40%', flexShrink: 0 }}
      data-testid="release-band"
    >
      <Stack gap={4}>
        <Label as="h3" size={1} muted>
          {title}
        </Label>
        {documents.map((document) =>
          fieldIn(document._system, 'delete') ? (
            <GonePage key={document._id} document={document} release={release} />
          ) : (
            <Version key={document._id} {...{ document, release, revisions }} />
          ),
        )}
      </Stack>
    </Card>
  );
}

const restMs = 3_000; // without a change in the release, before documents that did not change are checked again

/**
 * A document of a release: the address that it will have, and its faults. It is checked again when it has changed, and
 * after a pause when others have changed that it may link to (`revisions` are those of all), so that not every key
 * press in one of them leads to a check.
 */
function Version({
  document,
  release,
  revisions,
}: {
  document: Checked;
  release: string;
  revisions: string;
}) {
  const { found, again } = useCheck(useUnchanged(document));
  const looked = useRef(revisions);
  useEffect(() => {
    if (looked.current === revisions) return;
    const timer = setTimeout(() => {
      looked.current = revisions;
      again();
    }, restMs);
    return () => clearTimeout(timer);
  }, [revisions, again]);
  const name = titleOf(document);
  if (found === undefined) return null;
  if (found instanceof Error)
    return (
      <Text size={1}>
        “{name}” could not be checked: {found.message}
      </Text>
    );
  const { move, lacksApproval, overtaken } = found;
  const asked = found.hints.filter((hint) => hint === overtaken || hint.example !== undefined);
  const faults = found.hints.filter((hint) => hint.weight === 'fault' || asked.includes(hint));
  const isHeldBack = lacksApproval || faults.some((hint) => !asked.includes(hint));
  if (faults.length === 0 && !lacksApproval) return <AllIsWell words={sayFree(name, found)} />;
  return (
    <Card padding={3} radius={2} border tone={isHeldBack ? 'critical' : 'caution'}>
      <Flex gap={4} align="center">
        <Stack gap={3} flex={1}>
          <IntentLink
            intent="edit"
            params={{ id: idOf(document._id), type: document._type }}
            searchParams={[['perspective', release]]}
          >
            <Text size={1} weight="medium">
              {name}
            </Text>
          </IntentLink>
          {lacksApproval && <Text size={1}>{approvalMissing}</Text>}
          {faults.map(({ path, text }) => (
            <IntentLink
              key={text + path.length}
              intent="edit"
              params={{ id: idOf(document._id), type: document._type, path: studioPath.toString(path) }}
              searchParams={[['perspective', release]]}
            >
              <Text size={1}>
                {path.length > 0 && `${placeIn(document, path)}: `}
                {text}
              </Text>
            </IntentLink>
          ))}
        </Stack>
        {move && !move.isLedOn && <RedirectButton document={document} move={move} onDone={again} />}
      </Flex>
    </Card>
  );
}

/** The sentence about a document that nothing keeps back. */
function sayFree(name: string, { move, hints }: Found): string {
  const moves = move ? `, which moves from ${move.from} to ${move.to}` : '';
  const count = hints.filter(({ weight }) => weight === 'advice').length;
  const better = count === 0 ? '' : ` “${title}” beside its form says what could be better.`;
  return `Nothing keeps “${name}”${moves} back.${better}`;
}

/** The same object as long as the document has the same revision. */
function useUnchanged(document: Checked): Checked {
  const [kept, keep] = useState(document);
  if (kept._id === document._id && kept._rev === document._rev) return kept;
  keep(document);
  return document;
}
