import { Box, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentInspectorHeader } from 'sanity/structure';
import { isEscapeWithin } from '../focus/is-escape-within.ts';

const [maxWaitMs, pauseMs] = [1_000, 50];

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
    let due: ReturnType<typeof setTimeout>;
    const since = performance.now();
    const take = () => {
      const { activeElement } = document;
      // A menu gives the focus to its button first, and a pane that is drawn anew gives it back.
      const isOnItsWay = activeElement === document.body && performance.now() - since < maxWaitMs;
      if (isOnItsWay) due = setTimeout(take, pauseMs);
      // From the page in the preview a pane is asked for by a message.
      if (activeElement instanceof HTMLIFrameElement) opener.current = activeElement;
      // Who writes goes on writing.
      if (!(activeElement instanceof HTMLButtonElement)) return;
      opener.current = activeElement;
      frame.current?.focus({ preventScroll: true });
    };
    due = setTimeout(take);
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
      onKeyDown={(event) => isEscapeWithin(event) && (signOf(title) ?? opener.current)?.focus()}
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

/** The button above the form that opens a pane, if it has one of its own there: it is drawn anew while the pane opens. */
const signOf = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-testid=document-pane] button[aria-label]')].find(
    (button) => button.getAttribute('aria-label') === title,
  );
