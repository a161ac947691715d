import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { type ComponentProps, useId, useState } from 'react';
import type { PageWeight } from '#canvas/messages.ts';
import { usePreviewAddress } from '../preview/use-preview-address.ts';
import { PageNow, PageThen } from './compared-pages.tsx';
import { Weight } from './weight.tsx';

const phone = { width: 390, scale: 0.34 }; // two beside each other in the pane
const desk = 1280; // pixels
const gap = 12; // pixels
const aroundDialog = 80; // pixels
const maxRoom = 1600; // pixels

/** A page that goes out. */
interface GoingPage {
  /** The path that it will have. */
  path: string;
  /** The path at which visitors have another state of it; undefined when they have none, or the same. */
  before: string | undefined;
}

type Compared = Pick<GoingPage, 'before'> & { address: string };

/**
 * Shows a page as visitors have it and as they will have it, in the width of a phone and, on request, as a whole; and
 * what it will weigh for them.
 */
export function NowAndThen(page: GoingPage) {
  const address = usePreviewAddress(page.path);
  const [weight, setWeight] = useState<PageWeight>();
  const [isOpen, setOpen] = useState(false);
  if (address === undefined) return null;
  if (address instanceof Error)
    return (
      <Text size={1} muted>
        It cannot be shown: {address.message}
      </Text>
    );
  return (
    <Stack gap={4} data-testid="now-and-then">
      <Pair before={page.before} address={address} size={phone} height="260px" onWeight={setWeight} />
      <Button
        mode="ghost"
        fontSize={1}
        text={page.before ? 'Compare the whole pages' : 'See the whole page'}
        onClick={() => setOpen(true)}
      />
      {weight && <Weight weight={weight} />}
      {isOpen && <WholePages before={page.before} address={address} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function WholePages({ onClose, ...page }: Compared & { onClose: () => void }) {
  const id = useId();
  const [height, setHeight] = useState(0);
  const raise = (other: number) => setHeight((before) => Math.max(before, other));
  const room = Math.min(window.innerWidth - aroundDialog, maxRoom);
  const scale = (page.before ? (room - gap) / 2 : room / 2) / desk;
  return (
    <Dialog
      id={id}
      header={page.before ? 'Before and after' : 'The whole page'}
      width="auto"
      onClose={onClose}
    >
      {/* The section is focusable so that the arrow keys scroll the dialogue. */}
      <section
        aria-label="The pages, from top to bottom"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, what is below the window is seen only so
        tabIndex={0}
        style={{ padding: 16, outlineOffset: -2 }}
        data-testid="whole-pages"
      >
        <Pair
          {...page}
          size={{ width: desk, scale }}
          height={height > 0 ? `${height * scale}px` : '70vh'}
          onWeight={(weight) => raise(weight.height)}
          onHeight={raise}
        />
      </section>
    </Dialog>
  );
}

function Pair({
  before,
  onHeight,
  ...shown
}: Compared & Omit<ComponentProps<typeof PageThen> & ComponentProps<typeof PageNow>, 'label' | 'path'>) {
  const { size, height } = shown;
  return (
    <Flex gap={3}>
      {before && <PageNow path={before} label="Now" {...{ size, height, onHeight }} />}
      <PageThen {...shown} label={before ? 'Then' : 'On the site'} />
    </Flex>
  );
}
