import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { saidBy } from '../asking/said-by.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { TagEditor } from './tag-editor.tsx';
import { addTag } from './tag-files.ts';

/** What can be done with several files at once. */
export function SelectionBar({
  selected,
  onSelect,
  onDone,
}: {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDone: () => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const [isDeleting, setDeleting] = useState(false);
  const ids = [...selected];

  async function tag(word: string) {
    try {
      await addTag(client, ids, word);
      toast.push({ status: 'success', title: `${ids.length} tagged “${word.trim()}”` });
      onDone();
    } catch (error) {
      const description = saidBy(error);
      toast.push({ status: 'error', title: 'They could not be tagged', description });
    }
  }

  return (
    <Card padding={3} borderBottom tone="primary" style={{ flex: 'none' }} data-testid="selection">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} weight="medium" aria-live="polite">
          {ids.length} selected
        </Text>
        <Box style={{ minWidth: 220 }}>
          <TagEditor tags={[]} onAdd={tag} />
        </Box>
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          padding={2}
          text="Delete unused…"
          onClick={() => setDeleting(true)}
        />
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          text="Select none"
          onClick={() => onSelect(new Set())}
        />
      </Flex>
      {isDeleting && (
        <DeleteDialog
          ids={ids}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onSelect(new Set());
            onDone();
          }}
        />
      )}
    </Card>
  );
}
