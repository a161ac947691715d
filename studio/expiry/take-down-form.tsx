import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useId, useState } from 'react';
import { LoadingBlock, useSchema } from 'sanity';
import { fieldOfMoment } from '#canvas/moment-field.ts';
import { saidBy } from '../asking/said-by.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { type Use, usesOf } from '../inspect/uses-of.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { placesAbove } from '../path/places-above.ts';
import { LeadOn } from '../remove/lead-on.tsx';
import { dateInField, usualMoment } from './moment.ts';
import { holdersQuery, type TakeDown, takeDown } from './take-down.ts';

const unseenMs = 60_000;

/** Asks until when visitors have a page, and where they are led after that. */
export function TakeDownForm({
  page,
  onBusy,
  onClose,
}: {
  page: Pick<TakeDown, 'id' | 'title' | 'from'>;
  /**
   * Called when the work begins and when it ends. If the form were closed in between, it could not tell why the work
   * failed.
   */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}) {
  const { id, from } = page;
  const client = useRawClient();
  const toast = useToast();
  const schema = useSchema();
  const holders = useAnswer<Use[]>(holdersQuery, { id }, 'raw');
  const [moment, setMoment] = useState(() => fieldOfMoment(usualMoment(new Date())));
  const [leadTo, setLeadTo] = useState<string | null>();
  const [unread, setUnread] = useState<string>();
  const [isLedOn, setLedOn] = useState(true);
  const {
    isBusy,
    fault = unread,
    attempt,
  } = useAttempt((unseen) => {
    toast.push({
      status: 'error',
      title: `Nothing is planned: ${unseen}`,
      closable: true,
      duration: unseenMs,
    });
    onClose();
  });
  const momentId = useId();
  const field = useFirstFocus();
  useEffect(() => {
    let isOld = false;
    placesAbove(client, [from], 'published').then(
      (above) => isOld || setLeadTo(above.get(from) ?? null),
      (error: unknown) => isOld || setUnread(saidBy(error)),
    );
    return () => {
      isOld = true;
    };
  }, [client, from]);
  if (!holders || (leadTo === undefined && !unread)) return <LoadingBlock showText />;

  const at = dateInField(moment, new Date());
  const names = usesOf(holders).map(({ _type, title }) => title ?? schema.get(_type)?.title ?? _type);

  const plan = (then: Date, place: string | null) =>
    attempt(async () => {
      onBusy(true);
      const planned = takeDown(client, { ...page, at: then, leadTo: isLedOn ? place : null });
      await planned.finally(() => onBusy(false));
      const title = `It is taken down on ${sayMoment(then)}`;
      toast.push({
        status: 'success',
        title,
        description: 'It is listed under Releases, where you can undo this.',
      });
      onClose();
    });

  return (
    <Box padding={4}>
      <Stack gap={4}>
        {names.length > 0 ? (
          <Card padding={3} radius={2} border tone="caution">
            <Text size={1}>
              It cannot be taken down as long as these show it or link to it: {names.join(', ')}. Remove the
              links, in drafts too, and publish; then come back.
            </Text>
          </Card>
        ) : (
          <>
            <Stack gap={3}>
              <Text as="label" htmlFor={momentId} size={1} weight="medium">
                Visitors have it until
              </Text>
              <TextInput
                id={momentId}
                ref={field}
                type="datetime-local"
                min={fieldOfMoment(new Date())}
                value={moment}
                onChange={(event) => setMoment(event.currentTarget.value)}
              />
              {!at && (
                <Text size={1} muted>
                  Choose a day and a time in the future.
                </Text>
              )}
            </Stack>
            {leadTo && (
              <LeadOn to={`${leadTo} from then on`} from={from} isOn={isLedOn} onChange={setLedOn} />
            )}
          </>
        )}
        {fault && (
          <Card padding={3} radius={2} tone="critical" border>
            <Text size={1}>Nothing is planned: {fault}</Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            tone="primary"
            text="Plan it"
            loading={isBusy}
            disabled={isBusy || !at || leadTo === undefined || names.length > 0}
            onClick={() => at && leadTo !== undefined && plan(at, leadTo)}
          />
        </Flex>
      </Stack>
    </Box>
  );
}
