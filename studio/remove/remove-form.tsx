import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { missedTypes } from '../overview/deleted.ts';
import { hasOwnLake } from '../settings.ts';
import { LeadOn } from './lead-on.tsx';
import { addressesOf, sayLedHere } from './led-here.ts';
import { lookAtRemoving, type Removal, type Removed, removeMany } from './remove-many.ts';
import { type Chosen, isFree } from './verdict.ts';

const unseenMs = 60_000;

/**
 * Tells what becomes of a document that is deleted or taken offline, and of its address, and does that when the editor
 * agrees.
 */
export function RemoveForm({
  chosen: { id, type, title },
  way,
  onBusy,
  onDone,
  onClose,
}: {
  chosen: Chosen;
  way: Removal;
  /**
   * Called when the work begins and when it has ended. If the form were closed in between, it could not tell what went
   * wrong.
   */
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  onClose: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const [looked, setLooked] = useState<Removed>();
  const [unread, setUnread] = useState<string>();
  // A menu closes the dialogue of an action when one above it goes away, as Discard changes does along with the draft.
  const {
    isBusy,
    fault = unread,
    attempt,
  } = useAttempt((unseen) => {
    toast.push({ status: 'error', title: `“${title}”: ${unseen}`, closable: true, duration: unseenMs });
    onClose();
  });
  const [isLedOn, setLedOn] = useState(true);
  useEffect(() => {
    let isOld = false;
    lookAtRemoving(client, [{ id, type, title }], way).then(
      ([one]) => isOld || setLooked(one),
      (error: unknown) => isOld || setUnread(saidBy(error)),
    );
    return () => {
      isOld = true;
    };
  }, [client, id, type, title, way]);

  const remove = () =>
    attempt(async () => {
      onBusy(true);
      const removal = removeMany(client, [{ id, type, title }], way, isLedOn);
      const [one] = await removal.finally(() => onBusy(false));
      if (one && one.reasons.length > 0) throw new Error(one.reasons.join(' '));
      toast.push({ status: 'success', title: `“${title}” is ${doneIn[way]}` });
      onDone();
    });

  const isHeld = looked !== undefined && !isFree(looked);
  return (
    <Box padding={4}>
      <Stack gap={4}>
        {!looked && !fault && <LoadingBlock showText />}
        {looked && !isHeld && <Text size={1}>{sentenceOf(looked, way)}</Text>}
        {looked?.from && looked.leadTo && !isHeld && (
          <LeadOn to={looked.leadTo} from={addressesOf([looked])} isOn={isLedOn} onChange={setLedOn} />
        )}
        {looked && !isHeld && looked.redirects.length > 0 && (
          <Text size={1} data-testid="led-here">
            {sayLedHere(looked.redirects, isLedOn && looked.from ? looked.leadTo : null)}
          </Text>
        )}
        {(isHeld || fault) && (
          <Card role="alert" padding={3} radius={2} border tone={fault ? 'critical' : 'caution'}>
            <Text size={1}>{fault ?? looked?.reasons.join(' ')}</Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" disabled={isBusy} onClick={onClose} />
          {looked && !isHeld && (
            <Button
              tone="critical"
              text={way === 'delete' ? 'Delete' : 'Take it offline'}
              loading={isBusy}
              disabled={isBusy}
              onClick={remove}
            />
          )}
        </Flex>
      </Stack>
    </Box>
  );
}

/** How a deleted document can be restored; empty for submissions, which cannot. */
function sayRestored(type: string): string {
  if (missedTypes([type]).length === 0) return '';
  return hasOwnLake()
    ? ' You can restore it from Overview for 30 days.'
    : ' You can restore it as long as its form is open.';
}

/** The words for a document that was removed, for each way. */
export const doneIn = { delete: 'deleted', unpublish: 'taken offline' } as const satisfies Record<
  Removal,
  string
>;

function sentenceOf({ from, layers, id, type, title }: Removed, way: Removal): string {
  const isPublished = layers.includes(id);
  const ofVisitors =
    isPublished && from
      ? `Visitors no longer have ${from}. No link for which it was picked as a page leads there; addresses that were typed by hand are not checked.`
      : isPublished
        ? 'Visitors no longer get what is in it.'
        : 'Visitors do not have it.';
  return way === 'delete'
    ? `${ofVisitors} “${title}” is deleted together with its draft.${sayRestored(type)}`
    : `${ofVisitors} “${title}” stays here as a draft.`;
}
