import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { RelativeTime } from 'sanity';
import { useAttempt } from '../asking/use-attempt.ts';
import { useOpenField } from '../inspect/hint-list.tsx';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import type { LinkComment } from './link-comment.ts';

/** A comment, with buttons that open its section, resolve it and delete it. */
export function CommentCard({
  comment: { _id, name, words, sentAt, section, isResolved },
  about,
  isAsked,
}: {
  comment: LinkComment;
  about: string;
  /** Whether the comments of its section were asked for, so that it is highlighted. */
  isAsked: boolean;
}) {
  const client = useRawClient();
  const openField = useOpenField();
  const mayWrite = useMayWrite();
  const { isBusy, fault, attempt } = useAttempt();
  const [isDeleteAsked, setDeleteAsked] = useState(false);

  const change = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
    });
  const resolve = () => change(() => client.patch(_id).set({ isResolved: !isResolved }).commit());
  const remove = () => change(() => client.delete(_id));
  return (
    <Card
      border
      radius={3}
      padding={3}
      tone={isAsked ? 'primary' : isResolved ? 'transparent' : 'default'}
      aria-current={isAsked || undefined}
      tabIndex={isAsked ? -1 : undefined}
    >
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {name}
        </Text>
        <Text size={1} muted>
          {about} · <RelativeTime time={sentAt} useTemporalPhrase />
        </Text>
        <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        {fault && (
          <Card role="alert" tone="critical" padding={2} radius={2}>
            <Text size={1}>It could not be changed: {fault}</Text>
          </Card>
        )}
        <Flex gap={1} wrap="wrap">
          {section && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text="Open the section"
              onClick={() => openField(['sections', { _key: section }])}
            />
          )}
          {mayWrite && (
            <>
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                text={isResolved ? 'Open again' : 'Resolve'}
                disabled={isBusy}
                onClick={resolve}
              />
              <Button
                mode="bleed"
                tone="critical"
                fontSize={1}
                padding={2}
                text={isDeleteAsked ? 'Delete it for good' : 'Delete'}
                disabled={isBusy}
                onClick={isDeleteAsked ? remove : () => setDeleteAsked(true)}
              />
            </>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}
