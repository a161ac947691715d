import { Box, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentInspectorHeader } from 'sanity/structure';
import { isEscapeWithin } from '../focus/is-escape-within.ts';

/**
 * What every inspector stands in: its title, a way to close it, and room that scrolls. It stands behind the whole form, so it takes the
 * focus of the button that has opened it; Escape leads back there.
 */
export function InspectorFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    // A menu gives the focus to its button first.
    const due = setTimeout(() => {
      const { activeElement } = document;
      // Who writes goes on writing.
      if (!(activeElement instanceof HTMLButtonElement)) return;
      opener.current = activeElement;
      frame.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(due);
  }, []);
  return (
    <Flex
      as="section"
      ref={frame}
      tabIndex={-1}
      aria-label={title}
      direction="column"
      height="fill"
      overflow="hidden"
      onKeyDown={(event) => isEscapeWithin(event) && opener.current?.focus()}
      style={{ outlineOffset: -2 }}
    >
      <DocumentInspectorHeader
        as="header"
        title={title}
        onClose={onClose}
        closeButtonLabel={`Close ${title}`}
      />
      <Box flex={1} overflow="auto" padding={4} paddingTop={2}>
        <Stack gap={5}>{children}</Stack>
      </Box>
    </Flex>
  );
}
