import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type SyntheticEvent, useState } from 'react';
import { LinkToSend } from './link-to-send.tsx';
import { RoleSelect } from './role-select.tsx';
import { roles, type TeamRole } from './team.ts';
import type { useTeam } from './use-team.ts';

/** Invites somebody by email address, and shows the link that they open. */
export function InviteForm({ change }: { change: ReturnType<typeof useTeam>['change'] }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('editor');
  const [isSending, setSending] = useState(false);
  const [invited, setInvited] = useState<{ email: string; link: string }>();
  const invite = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    setInvited(undefined);
    const link = await change((team) => team.invite(email.trim(), role));
    setSending(false);
    if (!link) return;
    setInvited({ email: email.trim(), link });
    // The next address may have been begun meanwhile.
    setEmail((now) => (now === email ? '' : now));
  };
  return (
    <Card as="form" border radius={3} padding={4} onSubmit={invite} aria-label="Invite somebody">
      <Stack gap={4}>
        <Flex gap={3} wrap="wrap">
          <Box flex={1} style={{ minWidth: 220 }}>
            <TextInput
              inputMode="email"
              aria-label="Email address"
              placeholder="Email address"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Box>
          <RoleSelect label="Role" value={role} onChoose={setRole} />
          <Button type="submit" tone="primary" text="Invite" disabled={isSending || !email.trim()} />
        </Flex>
        <Text size={1} muted>
          {roles.find(({ name }) => name === role)?.may}
        </Text>
        {invited && (
          <LinkToSend
            link={invited.link}
            label="Link of the invitation"
            says={`Send this link to ${invited.email}. It is valid for seven days and one account, and is shown only now.`}
          />
        )}
      </Stack>
    </Card>
  );
}
