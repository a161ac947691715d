import { Box, Button, Card, Checkbox, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { useAttempt } from '../asking/use-attempt.ts';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { usePeople } from './people.ts';
import { addStep, type Reviewed } from './review-requests.ts';
import { useReview, useReviewer } from './use-review.ts';

const maxNote = 1_000; // characters

/**
 * Asks chosen colleagues for a review of a document in the state at that moment, with a note. The answer of one of them
 * is enough.
 */
export function AskForm({
  id,
  document,
  onClose,
}: {
  id: string;
  /** The document as it is now; null where nothing waits to be published, so that nobody can be asked. */
  document: Reviewed | null;
  onClose: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const { id: self } = useReviewer();
  const people = usePeople(self);
  const review = useReview(id);
  const before = review?.steps.findLast(({ kind }) => kind === 'asked')?.to ?? [];
  const [chosen, choose] = useState<string[]>();
  const [note, setNote] = useState('');
  const { isBusy, fault, attempt } = useAttempt();
  const field = useFirstFocus();
  const ids = { who: useId(), note: useId() };
  if (!people || !review) return <LoadingBlock showText />;
  if (people instanceof Error)
    return (
      <Box padding={4}>
        <Text size={1}>Who can be asked could not be read: {people.message}</Text>
      </Box>
    );
  // Those who were asked the last time are chosen at first.
  const to = people.map((person) => person.id).filter((one) => (chosen ?? before).includes(one));

  const ask = (asked: Reviewed, known: number) =>
    attempt(async () => {
      await addStep(client, asked, { kind: 'asked', by: self, to, note: note.trim() }, known);
      toast.push({ status: 'success', title: 'The review is asked for' });
      onClose();
    });

  return (
    <Box padding={4}>
      <Stack gap={4}>
        {people.length === 0 ? (
          <Text size={1}>
            Nobody else can edit here. An administrator invites colleagues in “Team”, as editors.
          </Text>
        ) : (
          <Stack gap={3} role="group" aria-labelledby={ids.who}>
            <Text id={ids.who} size={1} weight="medium">
              Who should look at it? One of them is enough.
            </Text>
            {people.map((person, index) => (
              <Flex as="label" key={person.id} gap={3} align="center">
                <Checkbox
                  ref={index === 0 ? field : undefined}
                  checked={to.includes(person.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    choose(checked ? [...to, person.id] : to.filter((one) => one !== person.id))
                  }
                />
                <Text size={1}>{person.name}</Text>
                {person.email !== person.name && (
                  <Text size={1} muted textOverflow="ellipsis">
                    {person.email}
                  </Text>
                )}
              </Flex>
            ))}
          </Stack>
        )}
        <Stack gap={3}>
          <Text as="label" htmlFor={ids.note} size={1} weight="medium">
            What should they look at?
          </Text>
          <TextArea
            id={ids.note}
            rows={3}
            maxLength={maxNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Stack>
        {!document && (
          <Card padding={3} radius={2} tone="caution" border role="alert">
            <Text size={1}>
              It was published, discarded or deleted meanwhile, and there is nothing to look at. What you have
              written is still here, to be copied.
            </Text>
          </Card>
        )}
        {fault && (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>Nobody was asked: {fault}</Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            tone="primary"
            text="Ask"
            loading={isBusy}
            disabled={isBusy || !document || to.length === 0}
            onClick={() => document && ask(document, review.steps.length)}
          />
        </Flex>
      </Stack>
    </Box>
  );
}
