import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui';
import { LoadingBlock, useCurrentUser } from 'sanity';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { RequestRow } from './request-row.tsx';
import { useTeam } from './use-team.ts';

/** Lists who asks to edit, who may sign in and who is invited, with the role of each. */
export function TeamTool() {
  const { team, error, change } = useTeam();
  const user = useCurrentUser();
  return (
    <Box height="fill" overflow="auto">
      {/* A bit wider than usual, so that a row of a member is one line. */}
      <Container width={1} padding={4} style={{ maxWidth: 760 }}>
        <Stack gap={5} paddingY={4}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              Team
            </Heading>
            <Text muted>Who may sign in to this Studio, and what each may do.</Text>
          </Stack>
          {error && (
            <Card role="alert" tone="critical" padding={4} radius={2} border>
              <Text size={1}>{error}</Text>
            </Card>
          )}
          <InviteForm change={change} />
          {!team && !error && <LoadingBlock />}
          {team && team.requests.length > 0 && (
            <Stack as="section" gap={3} aria-label="Requests">
              <Heading as="h2" size={1}>
                Asking to edit
              </Heading>
              {team.requests.map((request) => (
                <RequestRow key={request.account} request={request} change={change} />
              ))}
            </Stack>
          )}
          {team && (
            <Stack as="section" gap={3} aria-label="Members">
              <Heading as="h2" size={1}>
                Members
              </Heading>
              {team.accounts.map((member) => (
                <MemberRow key={member.id} member={member} isYou={member.id === user?.id} change={change} />
              ))}
            </Stack>
          )}
          {team && team.invitations.length > 0 && (
            <Stack as="section" gap={3} aria-label="Invitations">
              <Heading as="h2" size={1}>
                Invited, not yet here
              </Heading>
              {team.invitations.map((invitation) => (
                <InvitationRow key={invitation.email} invitation={invitation} change={change} />
              ))}
            </Stack>
          )}
        </Stack>
      </Container>
    </Box>
  );
}
