import { Button, Flex, Label, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { RelativeTime } from 'sanity';
import { sayMoment } from '../moments/say-moment.ts';
import type { Done } from './history.ts';
import { PeopleNames, PersonName } from './person-name.tsx';
import type { RemarkPlace } from './remark-places.ts';
import { Remarks } from './remarks.tsx';

const maxShown = 8;

/** Who did what with a document and when, the newest first. */
export function HistoryList({ done, places }: { done: readonly Done[]; places: readonly RemarkPlace[] }) {
  const [isAll, setAll] = useState(false);
  if (done.length === 0) return null;
  return (
    <Stack gap={4}>
      <Label as="h3" size={1} muted>
        Who did what
      </Label>
      <Stack as="ol" gap={4} data-testid="history">
        {done.slice(0, isAll ? undefined : maxShown).map(({ key, at, by, text, to, note, comments }) => (
          <Stack as="li" key={key} gap={3}>
            <Text size={1}>
              {by ? <PersonName id={by} /> : 'Somebody'} {text}
              {to && to.length > 0 && (
                <>
                  {' '}
                  by <PeopleNames ids={to} />
                </>
              )}
            </Text>
            <Text size={0} muted title={sayMoment(at)}>
              <RelativeTime time={at} useTemporalPhrase />
            </Text>
            <Remarks of={{ note, comments }} places={places} />
          </Stack>
        ))}
      </Stack>
      {!isAll && done.length > maxShown && (
        <Flex>
          <Button mode="bleed" fontSize={1} text={`Show all ${done.length}`} onClick={() => setAll(true)} />
        </Flex>
      )}
    </Stack>
  );
}
