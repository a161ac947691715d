import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { IntentLink } from 'sanity/router';
import { saidBy } from '../asking/said-by.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { WorkingDialog } from '../asking/working-dialog.tsx';
import { useRawClient } from '../lake/use-raw-client.ts';
import { LedBack } from '../path/led-back.tsx';
import { LeadOn } from '../remove/lead-on.tsx';
import { addressesOf, sayLedHere } from '../remove/led-here.ts';
import { isFree, type Verdict } from '../remove/verdict.ts';
import type { Deed, LookedAt } from './deeds.ts';

/**
 * Tells what a deed would do with each document, and why it cannot with some; does it when the editor agrees, and then
 * tells what was done. `deed` must be the same object as long as the dialogue is open.
 */
export function DeedDialog({
  deed,
  onDone,
  onClose,
}: {
  deed: Deed;
  /** Called with what has become of each. */
  onDone?: (verdicts: Verdict[]) => void;
  onClose: () => void;
}) {
  const client = useRawClient();
  const [looked, setLooked] = useState<LookedAt[]>();
  const [done, setDone] = useState<Verdict[]>();
  const [unread, setUnread] = useState<string>();
  const { isBusy, fault = unread, attempt } = useAttempt();
  const [isLed, setLed] = useState(true);
  useEffect(() => {
    let isOld = false;
    deed.look(client).then(
      (verdicts) => isOld || setLooked(verdicts),
      (error: unknown) => isOld || setUnread(saidBy(error)),
    );
    return () => {
      isOld = true;
    };
  }, [deed, client]);

  const carryOut = () =>
    attempt(async () => {
      const verdicts = await deed.carryOut(client, isLed, looked ?? []);
      setDone(verdicts);
      onDone?.(verdicts);
    });

  const verdicts: LookedAt[] | undefined = done ?? looked;
  const free = verdicts?.filter(isFree) ?? [];
  const held = verdicts?.filter((one) => !isFree(one)) ?? [];
  const ways = done ? [] : free.filter(({ from, leadTo }) => from && leadTo);
  const returns = done ? [] : free.flatMap(({ back }) => back ?? []);
  return (
    <WorkingDialog id="deed" header={deed.title} width={1} {...{ isBusy, onClose }}>
      <Box padding={4}>
        <Stack gap={4}>
          {!verdicts && !fault && <LoadingBlock showText title="Checking what you selected…" />}
          {fault && (
            <Card role="alert" padding={3} radius={2} border tone="critical">
              <Text size={1}>It could not be done. Try again: {fault}</Text>
            </Card>
          )}
          {verdicts && (
            <Text size={1} weight="medium" role="status">
              {sentenceOf(free.length, deed.done, done !== undefined)}
            </Text>
          )}
          {!done && free.length > 0 && <Titles of={free} />}
          {free.map(({ id, title, note }) =>
            note ? (
              <Card key={id} role="alert" padding={3} radius={2} border tone="caution">
                <Text size={1}>
                  “{title}”: {note}
                </Text>
              </Card>
            ) : null,
          )}
          {held.length > 0 && free.length > 0 && (
            <Text size={1} weight="medium">
              {held.length === 1 ? 'One stays as it is:' : `${held.length} stay as they are:`}
            </Text>
          )}
          {held.length > 0 && <Reasons verdicts={held} />}
          {returns.length > 0 && <LedBack returns={returns} isOn={isLed} onChange={setLed} />}
          {ways.length > 0 && <LeadOn {...wordsOf(ways)} isOn={isLed} onChange={setLed} />}
          {!done &&
            free.map(({ id, title, from, redirects = [], leadTo = null }) =>
              redirects.length > 0 ? (
                <Text size={1} key={id}>
                  {sayLedHere(redirects, isLed && from ? leadTo : null, `“${title}”`)}
                </Text>
              ) : null,
            )}
          <Flex justify="flex-end" gap={2}>
            <Button
              mode="bleed"
              text={done || fault ? 'Close' : 'Cancel'}
              disabled={isBusy}
              onClick={onClose}
            />
            {verdicts && !done && free.length > 0 && (
              <Button
                tone={deed.tone}
                text={`${deed.title}: ${free.length}`}
                loading={isBusy}
                disabled={isBusy}
                onClick={carryOut}
              />
            )}
          </Flex>
        </Stack>
      </Box>
    </WorkingDialog>
  );
}

/** Where visitors are led, and from where. */
function wordsOf(ways: readonly LookedAt[]): { to: string; from: string } {
  const [first] = ways;
  const isOne = ways.every(({ leadTo }) => leadTo === first?.leadTo);
  return {
    to: (isOne && first?.leadTo) || 'the page above each',
    from: (ways.length === 1 && addressesOf(ways)) || 'their addresses',
  };
}

function sentenceOf(free: number, done: string, isDone: boolean): string {
  const documents = (count: number) => (count === 1 ? 'One document' : `${count} documents`);
  const one = isDone ? (free === 1 ? 'is' : 'are') : 'can be';
  if (free === 0) return isDone ? `Nothing is ${done}:` : `None of them can be ${done}:`;
  return `${documents(free)} ${one} ${done}${isDone ? '.' : ':'}`;
}

/**
 * The documents that the deed is done with; some may have been chosen on a page of the list that is no longer shown.
 */
function Titles({ of }: { of: readonly Verdict[] }) {
  return (
    <Stack as="ul" gap={3} paddingY={1} data-testid="free" style={{ maxHeight: 200, overflow: 'auto' }}>
      {of.map(({ id, title }) => (
        <Text as="li" size={1} key={id}>
          {title}
        </Text>
      ))}
    </Stack>
  );
}

/** The documents that stay as they are, as links, with the reasons. */
function Reasons({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Stack as="ul" gap={2} data-testid="held" style={{ maxHeight: 320, overflow: 'auto' }}>
      {verdicts.map(({ id, type, title, reasons }) => (
        <li key={id}>
          <Card padding={3} radius={2} border tone="caution">
            <Stack gap={2}>
              <Text size={1} weight="medium">
                <IntentLink intent="edit" params={{ id, type }}>
                  {title}
                </IntentLink>
              </Text>
              {reasons.map((reason) => (
                <Text size={1} key={reason}>
                  {reason}
                </Text>
              ))}
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
