import { Card, Flex, Stack, Switch, Text } from '@sanity/ui';
import { useId } from 'react';
import { useAttempt } from '../asking/use-attempt.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { setRequired } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

/**
 * A switch that requires an approval for everything that is published. Renders nothing for anybody but administrators.
 */
export function RequireSwitch({ isRequired }: { isRequired: boolean }) {
  const client = useRawClient();
  const { isAdmin } = useReviewer();
  const { isBusy, fault, attempt } = useAttempt();
  const id = useId();
  if (!isAdmin) return null;
  return (
    <Card borderTop paddingTop={4}>
      <Stack gap={4}>
        <Flex gap={3} align="flex-start">
          <Switch
            id={id}
            checked={isRequired}
            disabled={isBusy}
            onChange={({ currentTarget: { checked } }) => attempt(() => setRequired(client, checked))}
          />
          <Stack gap={3} flex={1}>
            <Text as="label" htmlFor={id} size={1} weight="medium">
              Nothing is published without an approval
            </Text>
            <Text size={1} muted>
              For all pages and whatever stands on them. Only administrators see this, and may publish without
              one.
            </Text>
          </Stack>
        </Flex>
        {fault && (
          <Text size={1} role="alert">
            It was not changed: {fault}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
