import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { HitRow } from './hit-row.tsx';
import { type DocumentWithHits, type FieldWithHits, type Hit, surplusWith } from './hits.ts';

/** Which places are chosen to be replaced, and a function that changes the choice. */
export interface Choosing {
  isChosen: (hit: Hit) => boolean;
  choose: (hits: readonly Hit[], isChosen: boolean) => void;
}

/** A document with all places in it, each in its sentence and under the name of its field. */
export function DocumentHits({
  document,
  by,
  choosing,
}: {
  document: DocumentWithHits;
  by: string;
  choosing: Choosing;
}) {
  const schema = useSchema();
  const hits = document.fields.flatMap((field) => field.hits);
  const chosen = hits.filter(choosing.isChosen);
  const type = schema.get(document.type)?.title ?? document.type;
  return (
    <Card as="section" border radius={3} padding={4} aria-label={document.title}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Checkbox
            aria-label={`All places in “${document.title}”`}
            checked={chosen.length > 0}
            indeterminate={chosen.length > 0 && chosen.length < hits.length}
            onChange={() => choosing.choose(hits, chosen.length < hits.length)}
          />
          <Text as="h3" weight="semibold" size={1} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {document.title}
          </Text>
          <Text size={1} muted>
            {type} · {hits.length}
          </Text>
        </Flex>
        {document.fields.map((field) => (
          <FieldHits key={field.hits[0]?.id} document={document} field={field} by={by} choosing={choosing} />
        ))}
      </Stack>
    </Card>
  );
}

function FieldHits({
  document,
  field,
  by,
  choosing,
}: {
  document: DocumentWithHits;
  field: FieldWithHits;
  by: string;
  choosing: Choosing;
}) {
  const chosen = field.hits.filter(choosing.isChosen);
  const surplus = surplusWith(field, chosen.length > 0 ? chosen : field.hits, by);
  return (
    <Stack gap={3}>
      <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
        {field.names.join(' › ')}
      </Text>
      {surplus > 0 && (
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>
            {surplus === 1 ? 'One character' : `${surplus} characters`} too long: the limit is {field.max}.{' '}
            {chosen.length > 0 ? 'It has to be shortened before it can be published.' : 'It is left out.'}
          </Text>
        </Card>
      )}
      {field.hits.map((hit) => (
        <HitRow
          key={hit.id}
          document={document}
          field={field}
          hit={hit}
          by={by}
          isChosen={choosing.isChosen(hit)}
          onChoose={(isChosen) => choosing.choose([hit], isChosen)}
        />
      ))}
    </Stack>
  );
}
