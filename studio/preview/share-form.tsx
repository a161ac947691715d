import { Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { useClient, useCurrentUser, usePerspective } from 'sanity';
import { useAttempt } from '../asking/use-attempt.ts';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { takesComments } from '../link-comments/takes-comments.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { apiVersion, hasOwnLake, siteOrigin } from '../settings.ts';
import { copyText } from '../window/copy-text.ts';
import { OpenLinks } from './open-links.tsx';
import { lifetimes, shareLink } from './share-link.ts';

/**
 * The form that makes and copies a link to a document as it is before it is published, for somebody without an account.
 * It also lists the links that are open.
 */
export function ShareForm({ id }: { id: string }) {
  const client = useClient({ apiVersion });
  const { perspectiveStack } = usePerspective();
  const madeBy = useCurrentUser()?.name;
  const field = useId();
  const first = useFirstFocus();
  const [days, setDays] = useState<number>(7);
  const [made, setMade] = useState<{ link: string; until: string; isCopied: boolean }>();
  const { isBusy, fault, attempt } = useAttempt();
  const copy = () =>
    attempt(async () => {
      const perspective = perspectiveStack.length > 0 ? perspectiveStack : ['drafts'];
      const { secret, expiresAt } = await shareLink(client, { id, perspective, days, madeBy });
      const link = `${siteOrigin()}/draft/${secret}`;
      setMade({ link, until: sayMoment(expiresAt), isCopied: await copyText(link) });
    });

  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          Whoever has the link sees this document as it is now and as it changes, without an account, until
          the link expires or is withdrawn{takesComments() && ', and can comment on it'}.{' '}
          {hasOwnLake()
            ? 'Sections that it shares come as drafts, too; everything else stays as visitors see it.'
            : 'What it lists comes as drafts, too; other pages stay as visitors see them.'}
        </Text>
        <Flex gap={2} align="center">
          <Text as="label" htmlFor={field} size={1} weight="medium">
            Open for
          </Text>
          <Box flex={1}>
            <Select
              id={field}
              ref={first}
              value={days}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            >
              {lifetimes.map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? 'one day' : `${count} days`}
                </option>
              ))}
            </Select>
          </Box>
          <Button tone="primary" text="Copy a link" loading={isBusy} disabled={isBusy} onClick={copy} />
        </Flex>
        {made && (
          <Card tone="positive" padding={3} radius={2} border>
            <Stack gap={3}>
              <Text size={1}>
                {made.isCopied ? 'Copied.' : 'Copy it from here.'} It is open until {made.until}.
              </Text>
              <TextInput
                readOnly
                aria-label="Link to the draft"
                value={made.link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </Stack>
          </Card>
        )}
        {fault && (
          <Card tone="critical" padding={3} radius={2} border>
            <Text size={1}>No link was made: {fault}</Text>
          </Card>
        )}
        <OpenLinks id={id} onWithdraw={() => setMade(undefined)} />
      </Stack>
    </Box>
  );
}
