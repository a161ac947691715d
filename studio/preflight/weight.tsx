import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { PageWeight } from '#canvas/messages.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { weightWords } from './weight-words.ts';

const namesQuery = '*[_id in $ids]{_id, "name": coalesce(title, originalFilename)}';

/** Tells what a page weighs, and which pictures make it too heavy. */
export function Weight({ weight }: { weight: PageWeight }) {
  const { sentence, heaviest } = weightWords(weight);
  const names = useNames(heaviest.map(({ asset }) => asset).join());
  const isTooHeavy = heaviest.length > 0;
  return (
    <Card
      padding={isTooHeavy ? 3 : 0}
      radius={2}
      border={isTooHeavy}
      tone={isTooHeavy ? 'caution' : 'default'}
      data-testid="weight"
    >
      <Stack gap={2}>
        <Text size={1}>{sentence}</Text>
        {heaviest.map(({ asset, kilobytes }) => (
          <Text size={1} key={asset}>
            {names.get(asset) ?? asset}: {kilobytes} KB
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

/** The editors' names for the files of these ids, which are separated by commas. */
function useNames(ids: string): ReadonlyMap<string, string | null> {
  const client = useRawClient();
  const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    if (ids === '') return;
    const take = (found: { _id: string; name: string | null }[]) =>
      setNames(new Map(found.map(({ _id, name }) => [_id, name])));
    // Without an answer, the ids stand in place of the names.
    client.fetch(namesQuery, { ids: ids.split(',') }).then(take, () => undefined);
  }, [client, ids]);
  return names;
}
