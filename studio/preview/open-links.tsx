import { Button, Stack, Text } from '@sanity/ui';
import { useClient } from 'sanity';
import { useAttempt } from '../asking/use-attempt.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { apiVersion } from '../settings.ts';
import { TeamRow } from '../team/team-row.tsx';
import { isOpen, linksQuery, type ShareLink } from './share-link.ts';

/** The links to a document that are open now: who made each, until when it holds, and a button to withdraw it. */
export function OpenLinks({ id, onWithdraw }: { id: string; onWithdraw: () => void }) {
  const links = useAnswer<ShareLink[]>(linksQuery, { id }, 'raw');
  const open = links?.filter((link) => isOpen(link)) ?? [];
  if (open.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        Open links
      </Text>
      {open.map((link) => (
        <LinkRow key={link._id} link={link} onWithdraw={onWithdraw} />
      ))}
    </Stack>
  );
}

function LinkRow({
  link: { _id, expiresAt, madeBy = 'Somebody' },
  onWithdraw,
}: {
  link: ShareLink;
  onWithdraw: () => void;
}) {
  const client = useClient({ apiVersion });
  const { isBusy, fault, attempt } = useAttempt();
  const until = sayMoment(expiresAt);
  const withdraw = () =>
    attempt(async () => {
      await client.delete(_id);
      onWithdraw();
    });
  return (
    <TeamRow name={madeBy} detail={fault ? `It could not be withdrawn: ${fault}` : `Open until ${until}`}>
      <Button
        mode="bleed"
        tone="critical"
        text="Withdraw"
        aria-label={`Withdraw the link of ${madeBy}, open until ${until}`}
        disabled={isBusy}
        onClick={withdraw}
      />
    </TeamRow>
  );
}
