import { studioPath } from '@sanity/client/csm';
import { EditIcon } from '@sanity/icons/Edit';
import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { IntentLink } from 'sanity/router';
import { type DocumentWithHits, type FieldWithHits, type Hit, sentenceOf } from './hits.ts';
import { wordsAt } from './occurrences.ts';

/** A place in its sentence, as it is and as it would be, with a checkbox and a link to its field. */
export function HitRow({
  document,
  field,
  hit,
  by,
  isChosen,
  onChoose,
}: {
  document: DocumentWithHits;
  field: FieldWithHits;
  hit: Hit;
  by: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const id = useId();
  const { before, found, after } = sentenceOf(field.text, hit);
  // Pieces of a formatted text are no field of their own.
  const path = field.path.slice(0, typeof field.value === 'string' ? undefined : -1);
  return (
    <Flex gap={3} align="flex-start" data-testid="hit">
      <Checkbox
        id={id}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
        <Text as="label" htmlFor={id} size={1} style={{ overflowWrap: 'anywhere' }}>
          {before}
          <Box as="del" style={{ display: 'inline', ...(isChosen ? {} : { textDecoration: 'none' }) }}>
            <strong>{found}</strong>
          </Box>
          {isChosen && by && (
            <Card
              as="ins"
              tone="positive"
              radius={1}
              style={{ display: 'inline', padding: '0 2px', marginLeft: 2, textDecoration: 'none' }}
            >
              {wordsAt(hit, by)}
            </Card>
          )}
          {after}
        </Text>
        {hit.isOverMarks && (
          <Text size={0} muted>
            Parts of it are formatted differently here. The new words are formatted like the first part.
          </Text>
        )}
      </Stack>
      <IntentLink
        intent="edit"
        params={{ id: document.id, type: document.type, path: studioPath.toString(path) }}
        aria-label={`Open ${field.names.join(', ')} of “${document.title}”`}
        title="Open this field"
      >
        <Text size={1} muted>
          <EditIcon />
        </Text>
      </IntentLink>
    </Flex>
  );
}
