import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { WorkingDialog } from '../asking/working-dialog.tsx';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { deleteFiles, sortByUse } from './delete-files.ts';

/** Asks before files are deleted, and says which stay because something shows them. */
export function DeleteDialog({
  ids,
  onClose,
  onDeleted,
}: {
  ids: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const [sorted, setSorted] = useState<Awaited<ReturnType<typeof sortByUse>> | Error>();
  const { isBusy, attempt } = useAttempt();
  const cancel = useFirstFocus();
  const asked = ids.join(' ');
  useEffect(() => {
    let isOpen = true;
    sortByUse(client, asked.split(' ')).then(
      (found) => isOpen && setSorted(found),
      (error: Error) => isOpen && setSorted(error),
    );
    return () => {
      isOpen = false;
    };
  }, [client, asked]);

  const remove = (free: readonly string[]) =>
    attempt(async () => {
      const kept = await deleteFiles(client, free);
      const done = free.length - kept.size;
      const reasons = [...new Set(kept.values())].join(' ');
      toast.push({
        status: kept.size > 0 ? 'warning' : 'success',
        title: `${files(done)} deleted`,
        ...(kept.size > 0 && {
          description: `${files(kept.size)} could not be deleted and stay: ${reasons}`,
        }),
      });
      onClose();
      onDeleted();
    });

  return (
    <WorkingDialog id="delete-media" header="Delete" width={0} isBusy={isBusy} onClose={onClose}>
      <Box padding={4}>
        {!sorted && <LoadingBlock />}
        {sorted instanceof Error && <Text size={1}>What is in use could not be read: {saidBy(sorted)}</Text>}
        {sorted && !(sorted instanceof Error) && (
          <Stack gap={4}>
            {sorted.free.length > 0 && (
              <Text size={1}>
                {files(sorted.free.length)} will be deleted. A deleted file cannot be brought back; it can
                only be uploaded again.
              </Text>
            )}
            {sorted.used.length > 0 && (
              <Text size={1}>
                {files(sorted.used.length)} {sorted.used.length === 1 ? 'is' : 'are'} in use and will stay.
              </Text>
            )}
            <Flex gap={2} justify="flex-end">
              <Button ref={cancel} mode="ghost" fontSize={1} text="Cancel" onClick={onClose} />
              <Button
                tone="critical"
                fontSize={1}
                text={`Delete ${files(sorted.free.length)}`}
                disabled={isBusy || sorted.free.length === 0}
                onClick={() => remove(sorted.free)}
              />
            </Flex>
          </Stack>
        )}
      </Box>
    </WorkingDialog>
  );
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
