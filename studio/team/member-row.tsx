import { Box, Button, Dialog, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { NewPassword } from './new-password.tsx';
import { RoleSelect } from './role-select.tsx';
import { type Member, roles } from './team.ts';
import { TeamRow } from './team-row.tsx';
import type { useTeam } from './use-team.ts';

/**
 * Somebody who may sign in. Administrators can give themselves a new password; their role is another's to change, and
 * so is whether they stay.
 */
export function MemberRow({
  member,
  isYou,
  change,
}: {
  member: Member;
  isYou: boolean;
  change: ReturnType<typeof useTeam>['change'];
}) {
  const { id, name, email, role } = member;
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await change((team) => team.remove(id));
    setAsking(false);
  };
  if (isYou)
    return (
      <TeamRow name={name === 'You' ? name : `${name} (you)`} detail={email}>
        <NewPassword member={member} change={change} />
        <Text size={1} muted>
          {roles.find((one) => one.name === role)?.title}
        </Text>
      </TeamRow>
    );
  return (
    <TeamRow name={name} detail={email}>
      <RoleSelect
        label={`Role of ${name}`}
        value={role}
        onChoose={(chosen) => change((team) => team.changeRole(id, chosen))}
      />
      <NewPassword member={member} change={change} />
      <Button
        mode="bleed"
        tone="critical"
        text="Remove"
        aria-label={`Remove ${name}`}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Dialog
          id={`remove-${id}`}
          header={`Remove ${name}?`}
          width={0}
          onClose={() => setAsking(false)}
          footer={
            <Flex gap={2} padding={3} justify="flex-end">
              <Button mode="bleed" text="Keep" onClick={() => setAsking(false)} />
              <Button tone="critical" text="Remove from the team" onClick={remove} />
            </Flex>
          }
        >
          <Box padding={4}>
            <Text size={1}>{email} is signed out at once and cannot sign in again. Their work stays.</Text>
          </Box>
        </Dialog>
      )}
    </TeamRow>
  );
}
