import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { LoadingBlock, useClient } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { apiVersion } from '../settings.ts';
import { ChoiceCheckbox } from './choice-checkbox.tsx';
import { moveRedirects } from './move-redirects.ts';
import { type Move, type MovePlan, planMove, redirectsQuery } from './plan-move.ts';

/**
 * Asks what becomes of the old address of a document that is about to be published at a new one, and does it. Of one
 * that is published `later`, the redirect is made at once: it has no effect before the document has moved, whenever
 * that is.
 */
export function MoveForm({
  move,
  later = false,
  onCancel,
  onDone,
}: {
  move: Move;
  later?: boolean;
  onCancel: () => void;
  onDone: () => void;
}) {
  const { id, from, to } = move;
  const studioClient = useClient({ apiVersion });
  const client = useMemo(() => studioClient.withConfig({ perspective: 'raw' }), [studioClient]);
  const [plan, setPlan] = useState<MovePlan>();
  const [makesRedirect, setMakes] = useState(true);
  const [removesRedirects, setRemoves] = useState(true);
  const [unread, setUnread] = useState<string>();
  const { isBusy, fault, attempt } = useAttempt();
  useEffect(() => {
    client.fetch(redirectsQuery).then(
      (redirects) => setPlan(planMove(from, to, redirects)),
      (error: unknown) => setUnread(saidBy(error)),
    );
  }, [client, from, to]);

  const publish = () =>
    attempt(async () => {
      if (!plan) return;
      await moveRedirects(client, { id, from }, plan, {
        makesRedirect: makesRedirect || later,
        removesRedirects: removesRedirects && !later,
      });
      onDone();
    });

  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          It moves from <strong>{from}</strong> to <strong>{to}</strong>. Visitors who have the old address
          from a search, a bookmark or another site would find nothing there.
        </Text>
        {!plan && !unread && <LoadingBlock />}
        {unread && (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>The redirects could not be read, so nothing was done: {unread}</Text>
          </Card>
        )}
        {plan && later && (
          <Text size={1}>
            A redirect is made now. It has no effect as long as the page stands at {from}, and leads to {to}{' '}
            as soon as the page has moved.
          </Text>
        )}
        {plan && !later && (
          <ChoiceCheckbox isChosen={makesRedirect} onChoose={setMakes} title="Make a redirect">
            Whoever asks for {from} is led to {to}.
          </ChoiceCheckbox>
        )}
        {plan && !later && plan.remove.length > 0 && (
          <ChoiceCheckbox
            isChosen={removesRedirects}
            onChoose={setRemoves}
            title={`Delete the redirect from ${to}`}
          >
            The page itself stands there now, so it has no effect any more.
          </ChoiceCheckbox>
        )}
        {plan && plan.lead.length > 0 && (
          <Text size={1} muted>
            Older redirects to {from} will lead here at once.
          </Text>
        )}
        {fault && (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>
              The redirects were not changed, and nothing {later ? 'is scheduled' : 'was published'}: {fault}
            </Text>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button
            tone="positive"
            text={later ? 'Make the redirect' : 'Publish'}
            loading={isBusy}
            disabled={!plan || isBusy}
            onClick={publish}
          />
        </Flex>
      </Stack>
    </Box>
  );
}
