import { Box, Button, Card, Checkbox, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useRawClient } from '../use-raw-client.ts';
import type { Deed, LookedAt } from './deeds.ts';
import { isFree, saidBy, type Verdict } from './verdict.ts';

/**
 * Says what a deed would do with each document and why it cannot with some, does it when that is agreed, and says then what it has
 * done. The deed is to be the same as long as the dialogue is open.
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
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isLedOn, setLedOn] = useState(true);
  useEffect(() => {
    let isOld = false;
    deed.look(client).then(
      (verdicts) => isOld || setLooked(verdicts),
      (error: unknown) => isOld || setFault(saidBy(error)),
    );
    return () => {
      isOld = true;
    };
  }, [deed, client]);

  async function carryOut() {
    setBusy(true);
    setFault(undefined);
    try {
      const verdicts = await deed.carryOut(client, isLedOn);
      setDone(verdicts);
      onDone?.(verdicts);
    } catch (error) {
      setFault(saidBy(error));
    }
    setBusy(false);
  }

  const verdicts: LookedAt[] | undefined = done ?? looked;
  const free = verdicts?.filter(isFree) ?? [];
  const held = verdicts?.filter((one) => !isFree(one)) ?? [];
  const ways = done ? [] : free.filter(({ from, leadTo }) => from && leadTo);
  return (
    <Dialog id="deed" header={deed.title} width={1} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          {!verdicts && !fault && <LoadingBlock showText title="Looking at what was chosen …" />}
          {fault && (
            <Card role="alert" padding={3} radius={2} border tone="critical">
              <Text size={1}>It could not be done. Try again: {fault}</Text>
            </Card>
          )}
          {verdicts && (
            <Text size={1} weight="medium" role="status">
              {sentenceOf(free.length, held.length, deed.done, done !== undefined)}
            </Text>
          )}
          {held.length > 0 && <Reasons verdicts={held} />}
          {ways.length > 0 && <LeadOn ways={ways} isOn={isLedOn} onChange={setLedOn} />}
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
    </Dialog>
  );
}

function sentenceOf(free: number, held: number, done: string, isDone: boolean): string {
  const documents = (count: number) => (count === 1 ? 'One document' : `${count} documents`);
  const one = isDone ? (free === 1 ? 'is' : 'are') : 'can be';
  if (free === 0) return isDone ? `Nothing is ${done}:` : `None of them can be ${done}:`;
  const others = held === 0 ? '' : held === 1 ? ' One stays as it is:' : ` ${held} stay as they are:`;
  return `${documents(free)} ${one} ${done}.${others}`;
}

/** Why some documents stay as they are, each a link to it. */
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

function LeadOn({
  ways,
  isOn,
  onChange,
}: {
  ways: readonly LookedAt[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  const [first] = ways;
  const where = ways.every(({ leadTo }) => leadTo === first?.leadTo) ? first?.leadTo : 'the page above each';
  return (
    <Flex gap={3} align="flex-start">
      <Checkbox id={id} checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Stack gap={2} flex={1}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          Lead visitors to {where}
        </Text>
        <Text size={1} muted>
          Otherwise whoever asks for {ways.length === 1 ? first?.from : 'their addresses'} finds nothing.
        </Text>
      </Stack>
    </Flex>
  );
}
