import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';

/**
 * The actions on submissions. While none is chosen, all that are listed can be downloaded, which is all that an editor
 * without the right to write can do.
 */
export function SentDeeds({
  chosen,
  isAll,
  mayWrite,
  onMark,
  onDelete,
  onDownload,
}: {
  /** How many are chosen. */
  chosen: number;
  /** Whether every submission is listed. */
  isAll: boolean;
  mayWrite: boolean;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
  onDownload: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card borderTop padding={3}>
      <Flex gap={2} wrap="wrap" align="center">
        {chosen > 0 && (
          <Text size={1} weight="medium" role="status">
            {chosen} chosen
          </Text>
        )}
        {chosen > 0 && !mayWrite && <Text size={1}>You can read here, but not edit.</Text>}
        {chosen > 0 && mayWrite && (
          <>
            <Button mode="ghost" fontSize={1} text="Mark as read" onClick={() => onMark(true)} />
            <Button mode="ghost" fontSize={1} text="Mark as unread" onClick={() => onMark(false)} />
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              text="Delete…"
              onClick={() => setAsking(true)}
            />
          </>
        )}
        {chosen === 0 && (
          <Button
            mode="ghost"
            fontSize={1}
            text={isAll ? 'Download all as CSV' : 'Download these as CSV'}
            onClick={onDownload}
          />
        )}
      </Flex>
      {isAsking && (
        <Dialog id="delete-sent" header="Delete what was sent?" width={0} onClose={() => setAsking(false)}>
          <Stack gap={4} padding={4}>
            <Text size={1}>
              {chosen === 1
                ? 'One submission is deleted with its files, and cannot be brought back.'
                : `${chosen} submissions are deleted with their files, and cannot be brought back.`}
            </Text>
            <Flex justify="flex-end" gap={2}>
              <Button mode="bleed" text="Cancel" onClick={() => setAsking(false)} />
              <Button
                tone="critical"
                text={`Delete ${chosen}`}
                onClick={() => {
                  setAsking(false);
                  onDelete();
                }}
              />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}
