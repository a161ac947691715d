import { Button } from '@sanity/ui';
import { sayDay } from '../moments/say-moment.ts';
import type { RoleRequest } from './team.ts';
import { TeamRow } from './team-row.tsx';
import type { useTeam } from './use-team.ts';

/** A viewer who asks for the role of editor, with their words if they left some. */
export function RequestRow({
  request: { account, name, email, note, created },
  change,
}: {
  request: RoleRequest;
  change: ReturnType<typeof useTeam>['change'];
}) {
  return (
    <TeamRow name={name} detail={[note ? `“${note}”` : email, sayDay(created)].join(' · ')}>
      <Button
        mode="bleed"
        text="Decline"
        aria-label={`Decline what ${name} asks for`}
        onClick={() => change((team) => team.answer(account, null))}
      />
      <Button
        tone="primary"
        text="Make editor"
        aria-label={`Make ${name} an editor`}
        onClick={() => change((team) => team.answer(account, 'editor'))}
      />
    </TeamRow>
  );
}
