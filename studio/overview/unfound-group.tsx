import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { RelativeTime } from 'sanity';
import { IntentLink } from 'sanity/router';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { redirect } from '#schemas/redirect/schema.ts';
import { unfoundId } from '#schemas/unfound/schema.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { redirectTemplateId } from '../path/redirect-template.ts';
import { hasOwnLake } from '../settings.ts';
import { FirstRows } from './first-rows.tsx';
import { Group } from './group.tsx';
import { Say } from './panel.tsx';
import { toMend, type UnfoundAddress, type UnfoundKept, unfoundQuery } from './unfound.ts';
import { useAsked } from './use-asked.ts';

const title = 'Addresses that visitors did not find';

/**
 * The addresses that visitors did not find. Editors can make a redirect from each, or ignore it. Those that lead
 * somewhere by now are left out.
 */
export function UnfoundGroup() {
  const kept = useAnswer<UnfoundKept | null>(unfoundQuery, {}, 'raw');
  const paths = toMend(kept ?? {}).map(({ path }) => path);
  const found = useAsked(addressesAtQuery, addressesAtParams(paths), 'published', String(kept !== undefined));
  const mayWrite = useMayWrite();
  // An address that leads somewhere by now must not appear even for a moment.
  if (kept === undefined || found === undefined) return null;
  const entries = toMend(kept ?? {}, addressesAt.safeParse(found).data);
  return (
    <Group title={title} count={entries.length}>
      {entries.length === 0 && <Say>{saidOfNone(kept)}</Say>}
      <FirstRows
        rows={entries.map((entry) => (
          <li key={entry.path}>
            <UnfoundRow entry={entry} mayWrite={mayWrite} />
          </li>
        ))}
      />
    </Group>
  );
}

function saidOfNone(kept: UnfoundKept | null): string {
  if (!kept && !hasOwnLake())
    return 'Nothing is recorded yet. The site needs a token for this: ask whoever set it up for SANITY_WRITE_TOKEN.';
  return 'No visitor has asked for an address that does not exist.';
}

function UnfoundRow({ entry, mayWrite }: { entry: UnfoundAddress; mayWrite: boolean }) {
  const { path, count, last, from } = entry;
  const client = useRawClient();
  const { isBusy, fault, attempt } = useAttempt();
  const ignore = () =>
    attempt(async () => {
      await client.patch(unfoundId).setIfMissing({ ignored: [] }).append('ignored', [path]).commit();
    });
  return (
    <Card padding={2} radius={2} style={{ background: 'transparent' }}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={2} style={{ flex: '1 1 220px', minWidth: 0 }}>
          <Text size={1} weight="medium" textOverflow="ellipsis" title={path}>
            {path}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {count === 1 ? 'Once' : `${count} times`}, last{' '}
            <RelativeTime time={last} useTemporalPhrase minimal />
            {from && ` · from ${from}`}
          </Text>
          {fault && (
            <Text size={1} role="alert">
              It could not be ignored: {fault}
            </Text>
          )}
        </Stack>
        {mayWrite && (
          <Flex gap={2}>
            <Button
              as={IntentLink}
              {...{
                intent: 'create',
                params: [{ type: redirect.name, template: redirectTemplateId }, { from: path }],
              }}
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Make a redirect"
              aria-label={`Make a redirect from ${path}`}
            />
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text="Ignore"
              aria-label={`Ignore ${path}`}
              disabled={isBusy}
              onClick={ignore}
            />
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
