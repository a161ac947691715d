import { Flex, Stack, Text } from '@sanity/ui';
import { type InputProps, useFormValue } from 'sanity';
import { checkContract } from '#contract/checking/check-contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import type { FieldPath } from '../inspect/field-path.ts';
import type { Described } from '../inspect/search-look.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { countOf } from './count-of.ts';

const siteQuery = `*[_type == "site" && _id == "site"][0]${siteProjection}`;
const counted = ['title', 'seo.title', 'seo.description'];

/** The Studio's input, followed for titles and descriptions by their length and what becomes of them. */
export function CountedInput(props: InputProps) {
  if (!counted.includes(props.path.join('.'))) return props.renderDefault(props);
  // Sanity's paths can also contain a range of items, but not the paths of these fields.
  const path = props.path as FieldPath;
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Counter path={path} />
    </Stack>
  );
}

function Counter({ path }: { path: FieldPath }) {
  // The form holds a document with these fields, which the type of the hook does not say.
  const document = useFormValue([]) as Described;
  const settings = checkContract(site.nullable(), useAnswer(siteQuery) ?? null).data ?? null;
  const count = countOf(path, document, settings);
  if (!count) return null;
  const { length, max, words } = count;
  const isTooLong = length > max;
  return (
    <Flex gap={4} justify="space-between" data-testid={`count-${path.join('.')}`}>
      <Text size={1} muted={!isTooLong} weight={isTooLong ? 'medium' : 'regular'}>
        {words}
      </Text>
      <Text
        size={1}
        muted={!isTooLong}
        weight={isTooLong ? 'semibold' : 'regular'}
        style={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {length} of {max}
      </Text>
    </Flex>
  );
}
