import { Box, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentInspectorHeader } from 'sanity/structure';
import { isEscapeWithin } from '../focus/is-escape-within.ts';

const [maxWaitMs, pauseMs] = [1_000, 50];

/**
 * The frame of every inspector: its title, a button to close it, and a body that scrolls. Because an inspector comes
 * after the whole form in the tab order, it takes the focus from the button that opened it, and Escape leads back
 * there.
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
      // A closing menu first focuses its button, and a pane that mounts again gives the focus back.
      const isOnItsWay = activeElement === document.body && performance.now() - since < maxWaitMs;
      if (isOnItsWay) due = setTimeout(take, pauseMs);
      // A page in the preview asks for a pane by a message.
      if (activeElement instanceof HTMLIFrameElement) opener.current = activeElement;
      // An editor who is writing keeps the focus.
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

/** The button above the form that opens this pane, if it has one; it is drawn anew while the pane opens. */
const signOf = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-testid=document-pane] button[aria-label]')].find(
    (button) => button.getAttribute('aria-label') === title,
  );
