import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { IntentLink } from 'sanity/router';
import type { Changed } from './change-fields.ts';
import type { Replaced } from './replacement.ts';

/** What the last replacement has done and what it has not, with the way back. */
export function ReplacedCard({
  replaced,
  onTakeBack,
  onClose,
  children,
}: {
  replaced: Replaced;
  onTakeBack: () => void;
  onClose: () => void;
  /** Further actions on what was replaced. */
  children?: ReactNode;
}) {
  const { words, by, done, of, isBusy, kept, release } = replaced;
  const changed = done.filter(({ fault }) => !fault);
  const places = changed.reduce((sum, { changes }) => sum + placesIn(changes), 0);
  const left = done.filter(({ refused }) => refused.length > 0);
  const where = release ? `in the release “${release.title}”` : 'in drafts';
  const what = by ? `“${words}” is “${by}” now` : `“${words}” is gone`;
  return (
    <Card
      as="section"
      border
      radius={3}
      padding={4}
      tone={left.length > 0 || (kept?.length ?? 0) > 0 ? 'caution' : 'positive'}
      aria-label="What was replaced"
      aria-live="polite"
    >
      <Stack gap={4}>
        {kept ? (
          <Text size={1}>
            {kept.length === 0
              ? 'All of it is taken back.'
              : `Taken back, except for what others have changed since in ${counted(kept.length, 'document')}:`}
          </Text>
        ) : (
          <Text size={1}>
            {isBusy && done.length < of
              ? `Replacing: ${done.length} of ${counted(of, 'document')} so far.`
              : `${what} at ${counted(places, 'place')} in ${counted(changed.length, 'document')}, ${where}. Visitors see nothing of it yet.`}
          </Text>
        )}
        {!kept && !isBusy && done.length < of && (
          <Text size={1}>
            The Studio was left before the end: {counted(of - done.length, 'document')} stayed as{' '}
            {of - done.length === 1 ? 'it was' : 'they were'}. Find the words again to continue.
          </Text>
        )}
        {!kept && left.length > 0 && (
          <Listed
            entries={left.map((one) => ({
              change: one,
              why: one.fault ?? `Not in ${namesOf(one)}: somebody has written there since.`,
            }))}
          />
        )}
        {kept && <Listed entries={kept} />}
        <Flex gap={2} wrap="wrap">
          {!kept && (
            <Button
              mode="ghost"
              text="Take it back"
              disabled={isBusy || changed.length === 0}
              loading={isBusy}
              onClick={onTakeBack}
            />
          )}
          {!kept && !isBusy && changed.length > 0 && children}
          <Button mode="bleed" text="Close" disabled={isBusy} onClick={onClose} />
        </Flex>
      </Stack>
    </Card>
  );
}

function Listed({ entries }: { entries: readonly { change: Changed; why: string }[] }) {
  return (
    <Stack as="ul" gap={3}>
      {entries.map(({ change: { id, type, title }, why }) => (
        <li key={id}>
          <Text size={1}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
            : {why}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const placesIn = (changes: Changed['changes']): number =>
  changes.reduce((sum, change) => sum + change.places, 0);

const namesOf = ({ refused }: Changed): string => refused.map(({ name }) => name).join(', ');

/** A count with its noun: "1 document", "2 documents". */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
