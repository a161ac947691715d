import { CloseIcon } from '@sanity/icons/Close';
import { Box, Button, Flex, Stack, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { useTags } from './use-tags.ts';

/** The tags of a file, or a place to type one: Enter adds it. Tags that others have are offered. */
export function TagEditor({
  tags,
  onAdd,
  onRemove,
  isReadOnly = false,
}: {
  tags: readonly string[];
  onAdd: (tag: string) => void;
  onRemove?: (tag: string) => void;
  isReadOnly?: boolean;
}) {
  const known = useTags();
  const [typed, setTyped] = useState('');
  const list = useId();
  function add() {
    if (typed.trim()) onAdd(typed);
    setTyped('');
  }
  return (
    <Stack gap={2}>
      {tags.length > 0 && (
        <Flex gap={1} wrap="wrap" data-testid="tags">
          {tags.map((tag) => (
            <Button
              key={tag}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={tag}
              iconRight={isReadOnly ? undefined : CloseIcon}
              disabled={isReadOnly}
              aria-label={`Remove the tag ${tag}`}
              onClick={() => onRemove?.(tag)}
            />
          ))}
        </Flex>
      )}
      {!isReadOnly && (
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              fontSize={1}
              padding={2}
              aria-label="Add a tag"
              placeholder="Add a tag"
              list={list}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && add()}
            />
            <datalist id={list}>
              {known.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
          </Box>
          <Button mode="ghost" fontSize={1} padding={2} text="Add" disabled={!typed.trim()} onClick={add} />
        </Flex>
      )}
    </Stack>
  );
}
