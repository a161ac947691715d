import { Button, Card, Stack, Text } from '@sanity/ui';
import { useAttempt } from '../asking/use-attempt.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { releaseOf } from '../path/layered-id.ts';
import type { Move } from '../path/plan-move.ts';
import { addRedirects } from '../path/redirects-in-release.ts';
import type { Checked } from './check-document.ts';

/**
 * A button that makes the redirect for a document that moves in a release, as a part of that release. Renders nothing
 * for a document in no release, or for an editor who may only read.
 */
export function RedirectButton({
  document,
  move,
  onDone,
}: {
  document: Pick<Checked, '_id'>;
  move: Move;
  onDone: () => void;
}) {
  const client = useRawClient();
  const { isBusy, fault, attempt } = useAttempt();
  const release = releaseOf(document._id);
  const mayWrite = useMayWrite();
  if (!release || !mayWrite) return null;

  const make = (into: string) =>
    attempt(async () => {
      await addRedirects(client, move, into);
      onDone();
    });

  return (
    <Stack gap={3}>
      <Button
        text="Make a redirect"
        title={`With this release, ${move.from} will lead to ${move.to}`}
        tone="primary"
        loading={isBusy}
        disabled={isBusy}
        onClick={() => make(release)}
      />
      {fault && (
        <Card padding={3} radius={2} border tone="critical">
          <Text size={1}>No redirect was made: {fault}</Text>
        </Card>
      )}
    </Stack>
  );
}
