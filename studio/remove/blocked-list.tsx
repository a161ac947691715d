import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { storedAddress } from '#schemas/stored-address.ts';
import { titleOf } from '../lake/document-names.ts';
import { layerParams } from '../path/layered-id.ts';
import { type Blocking, maxNaming } from './blocking.ts';

/** The documents that keep another from being removed, as links. */
export function BlockedList({
  blocked,
  done,
  onClose,
}: {
  blocked: readonly Blocking[];
  /** The word for what cannot be done yet, such as "deleted". */
  done: string;
  onClose: () => void;
}) {
  const isAll = blocked.length < maxNaming;
  const count =
    blocked.length === 1
      ? 'One document links'
      : `${isAll ? '' : 'At least '}${blocked.length} documents link`;
  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          {count} to it or show it. Remove it there and publish; then this can be {done}.
        </Text>
        <Stack as="ul" gap={2} data-testid="blocked-by">
          {blocked.map((document) => (
            <li key={document._id}>
              <BlockingLink document={document} onClick={onClose} />
            </li>
          ))}
        </Stack>
        <Flex justify="flex-end">
          <Button mode="ghost" text="Close" onClick={onClose} />
        </Flex>
      </Stack>
    </Box>
  );
}

function BlockingLink({ document, onClick }: { document: Blocking; onClick: () => void }) {
  const schema = useSchema();
  const type = schema.get(document._type)?.title ?? document._type;
  const address = storedAddress(document);
  return (
    <IntentLink
      intent="edit"
      params={{ id: document._id, type: document._type }}
      searchParams={layerParams(document.onlyIn)}
      onClick={onClick}
      style={{ textDecoration: 'none', display: 'block' }}
    >
      <Card padding={3} radius={2} border>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {titleOf(document)}
          </Text>
          <Text size={1} muted>
            {address ? `${type} · ${address}` : type}
          </Text>
        </Stack>
      </Card>
    </IntentLink>
  );
}
