import { Button } from '@sanity/ui';
import { sayDay } from '../moments/say-moment.ts';
import { type Invitation, roles } from './team.ts';
import { TeamRow } from './team-row.tsx';
import type { useTeam } from './use-team.ts';

/** Somebody who was invited and has not come yet. */
export function InvitationRow({
  invitation: { email, role, expires },
  change,
}: {
  invitation: Invitation;
  change: ReturnType<typeof useTeam>['change'];
}) {
  const title = roles.find(({ name }) => name === role)?.title ?? role;
  return (
    <TeamRow name={email} detail={`${title}, until ${sayDay(expires)}`}>
      <Button
        mode="bleed"
        tone="critical"
        text="Withdraw"
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={() => change((team) => team.withdraw(email))}
      />
    </TeamRow>
  );
}
