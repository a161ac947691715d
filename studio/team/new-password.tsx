import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { LinkToSend } from './link-to-send.tsx';
import type { Member } from './team.ts';
import type { useTeam } from './use-team.ts';

/** Makes a link by which somebody chooses a new password. There is none for who signs in without a password. */
export function NewPassword({
  member: { id, name, email, hasPassword },
  change,
}: {
  member: Member;
  change: ReturnType<typeof useTeam>['change'];
}) {
  const [isOpen, setOpen] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [link, setLink] = useState<string>();
  if (!hasPassword) return null;
  const close = () => {
    setOpen(false);
    setLink(undefined);
  };
  const make = async () => {
    setMaking(true);
    const made = await change((team) => team.newPassword(id));
    setMaking(false);
    if (made) setLink(made);
    else close(); // the reason stands above the list
  };
  return (
    <>
      <Button
        mode="bleed"
        text="New password…"
        aria-label={`New password for ${name}`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          id={`password-${id}`}
          header={`A new password for ${name}`}
          width={1}
          onClose={close}
          footer={
            <Flex gap={2} padding={3} justify="flex-end">
              <Button mode="bleed" text={link ? 'Done' : 'Cancel'} onClick={close} />
              {!link && <Button tone="primary" text="Make a link" disabled={isMaking} onClick={make} />}
            </Flex>
          }
        >
          <Stack gap={4} padding={4}>
            <Text size={1}>
              With the link, {name} chooses a new password. The old one holds until then. Afterwards all other
              sessions of {email} end; role, settings and history stay.
            </Text>
            {link && (
              <LinkToSend
                link={link}
                label="Link for the new password"
                says={`Send this link to ${email}. It works once, within seven days, and is shown only now. Another one replaces it.`}
              />
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
