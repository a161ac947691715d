import { Button, Card, Flex, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useAttempt } from '../asking/use-attempt.ts';
import { titleOf } from '../lake/document-names.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { findGone, type Gone } from '../path/find-gone.ts';
import { leadingOn } from '../path/redirects-in-release.ts';
import type { Checked } from './check-document.ts';

/** A page that a release takes offline: what visitors will find at its address, and a button that redirects them. */
export function GonePage({ document, release }: { document: Checked; release: string }) {
  const client = useRawClient();
  const [gone, setGone] = useState<Gone | Error>();
  const { isBusy, fault, attempt } = useAttempt();
  const mayWrite = useMayWrite();
  useEffect(() => {
    let isOld = false;
    const take = (found: Gone | Error | undefined) => isOld || setGone(found);
    findGone(client, document).then(take, take);
    return () => {
      isOld = true;
    };
  }, [client, document]);
  if (!gone) return null;
  if (gone instanceof Error) return <Text size={1}>A page could not be checked: {gone.message}</Text>;
  const { from, isLedOn, leadTo, holders } = gone;
  const name = `“${titleOf({ title: from, ...document })}”`;

  const leadOn = (to: string) =>
    attempt(async () => {
      await client.action(await leadingOn(client, release, { from, to }));
    });

  return (
    <Card
      padding={3}
      radius={2}
      border
      tone={holders.length > 0 ? 'critical' : isLedOn ? 'default' : 'caution'}
    >
      <Flex gap={4} align="center">
        <Text size={1} style={{ flex: 1 }}>
          {name} is taken off the site.{' '}
          {isLedOn
            ? `Whoever asks for ${from} is redirected.`
            : `Whoever asks for ${from} would find nothing.`}
          {holders.length > 0 &&
            ` It cannot be removed as long as these show it or link to it: ${holders.join(', ')}. Remove the links first, here or in this release.`}
          {fault && ` No redirect was made: ${fault}`}
        </Text>
        {!isLedOn && leadTo && mayWrite && (
          <Button
            text={`Lead visitors to ${leadTo}`}
            mode="ghost"
            loading={isBusy}
            disabled={isBusy}
            onClick={() => leadOn(leadTo)}
          />
        )}
      </Flex>
    </Card>
  );
}
