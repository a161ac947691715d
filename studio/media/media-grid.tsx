import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MediaTile } from './media-tile.tsx';
import { rangeBetween, stepFrom } from './selection.ts';
import type { Media } from './use-media.ts';

/** The files that were found, as a grid with arrow keys. It loads the next page when its end is near. */
export function MediaGrid({
  media: { files, count, isLoading, error, more, reload },
  openId,
  onOpen,
  onLeave,
  selected,
  onSelect,
  none,
}: {
  media: Media;
  openId?: string | undefined;
  onOpen: (id: string) => void;
  /** Called for Escape while nothing is selected. */
  onLeave?: () => void;
  /** Absent where one file is chosen. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** What is said when nothing is found. */
  none: string;
}) {
  const [current, setCurrent] = useState<string>();
  const [anchor, setAnchor] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count !== undefined && files.length < count;
  const ids = files.map(({ _id }) => _id);
  const reached = current && ids.includes(current) ? current : ids[0];

  const isWaiting = hasMore && !isLoading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every page, whose end is further down
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [isWaiting, files.length]);

  function focus(id: string) {
    setCurrent(id);
    const tile = list.current?.querySelector<HTMLElement>(`[data-media="${id}"]`);
    tile?.focus();
    tile?.scrollIntoView({ block: 'nearest' });
  }

  function toggle(id: string) {
    if (!selected || !onSelect) return;
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setAnchor(id);
    onSelect(next);
  }

  function extend(to: string) {
    if (selected && onSelect)
      onSelect(new Set([...selected, ...rangeBetween(ids, anchor ?? reached ?? to, to)]));
  }

  function press(
    id: string,
    { shiftKey, ctrlKey, metaKey }: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
  ) {
    setCurrent(id);
    if (shiftKey && onSelect) extend(id);
    else if ((ctrlKey || metaKey) && onSelect) toggle(id);
    else onOpen(id);
  }

  function move(event: KeyboardEvent) {
    if (!reached) return;
    if (event.key === ' ' && onSelect) {
      event.preventDefault();
      toggle(reached);
      return;
    }
    if (event.key === 'Escape') {
      if (selected && selected.size > 0) onSelect?.(new Set());
      else onLeave?.();
      return;
    }
    const columns = getComputedStyle(list.current ?? event.currentTarget).gridTemplateColumns.split(
      ' ',
    ).length;
    const next = stepFrom(ids, reached, event.key, columns);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && onSelect) {
      if (!anchor) setAnchor(reached);
      extend(next);
    }
    focus(next);
  }

  return (
    <Box flex={1} overflow="auto" padding={3} style={{ minWidth: 0 }} onKeyDown={move}>
      {error && (
        <Card role="alert" tone="critical" padding={4} radius={2} border marginBottom={3}>
          <Stack gap={3}>
            <Text size={1}>The files could not be loaded: {error}</Text>
            <Flex>
              <Button mode="ghost" fontSize={1} text="Try again" onClick={reload} />
            </Flex>
          </Stack>
        </Card>
      )}
      {count === 0 && (
        <Card padding={5}>
          <Text size={1} muted align="center">
            {none}
          </Text>
        </Card>
      )}
      <div
        ref={list}
        role="listbox"
        aria-label="Files"
        aria-multiselectable={Boolean(onSelect)}
        data-testid="media-grid"
        style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
      >
        {files.map((file) => (
          <MediaTile
            key={file._id}
            file={file}
            isCurrent={file._id === reached}
            isOpen={file._id === openId}
            isSelected={selected?.has(file._id) ?? false}
            onPress={(keys) => press(file._id, keys)}
            onFocus={() => setCurrent(file._id)}
          />
        ))}
      </div>
      <div ref={end} style={{ minHeight: 1 }}>
        {isLoading && !error && (
          <Flex justify="center" padding={4}>
            <Spinner muted />
          </Flex>
        )}
      </div>
    </Box>
  );
}
