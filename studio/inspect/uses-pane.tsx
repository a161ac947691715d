import { LinkIcon } from '@sanity/icons/Link';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { storedAddress } from '#schemas/stored-address.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { isHolding } from '../lake/holding.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { layerParams } from '../path/layered-id.ts';
import { InspectorFrame } from './inspector-frame.tsx';
import { type Use, usesOf } from './uses-of.ts';

const title = 'Where it is used';
const usesQuery = `*[references($id) && ${isHolding} && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))]{
  _id, _type, "title": ${nameInQuery}, path, slug
}`;

/** The inspector that lists the documents that show or link to this one, which a change or a deletion would affect. */
export const usesInspector = defineDocumentInspector({
  name: 'uses',
  component: UsesPane,
  useMenuItem: () => ({ title, icon: LinkIcon, showAsAction: false }),
});

function UsesPane({ documentId, onClose }: DocumentInspectorProps) {
  const answer = useAnswer<Use[]>(usesQuery, { id: documentId }, 'raw');
  const uses = answer && usesOf(answer);
  return (
    <InspectorFrame title={title} onClose={onClose}>
      {!uses && <LoadingBlock showText />}
      {uses?.length === 0 && (
        <Text size={1} muted>
          No other document shows it or links to it. An address that somebody has typed is not counted.
        </Text>
      )}
      <Stack as="ul" gap={2} data-testid="uses">
        {uses?.map((use) => (
          <li key={use._id}>
            <UseLink use={use} />
          </li>
        ))}
      </Stack>
    </InspectorFrame>
  );
}

function UseLink({ use }: { use: ReturnType<typeof usesOf>[number] }) {
  const schema = useSchema();
  const type = schema.get(use._type)?.title ?? use._type;
  const address = storedAddress(use);
  return (
    <IntentLink
      intent="edit"
      params={{ id: use._id, type: use._type }}
      searchParams={layerParams(use.release)}
      style={{ textDecoration: 'none', display: 'block' }}
    >
      <Card padding={3} radius={2} border>
        <Flex align="center" gap={3}>
          <Stack gap={2} flex={1}>
            <Text size={1} weight="medium">
              {use.title ?? type}
            </Text>
            <Text size={1} muted>
              {address ? `${type} · ${address}` : type}
            </Text>
          </Stack>
          {!use.isPublished && <Badge tone="caution">{use.release ? 'Release' : 'Draft'}</Badge>}
        </Flex>
      </Card>
    </IntentLink>
  );
}
