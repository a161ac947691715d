import { Label, Stack } from '@sanity/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { asVisitors } from '#canvas/as-visitors.ts';
import { type PageWeight, weighedName } from '#canvas/messages.ts';
import type { FrameSize } from '../frame/frame-size.ts';
import { ShrunkFrame } from '../frame/shrunk-frame.tsx';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { siteOrigin } from '../settings.ts';

/** How a page is shown. */
interface Shown {
  label: string;
  size: FrameSize;
  /** A CSS length. */
  height: string;
}

/**
 * A page as visitors have it. `onHeight` is called with its height in CSS pixels, where the Studio is on the same
 * origin and can measure it.
 */
export function PageNow({
  path,
  onHeight,
  ...shown
}: { path: string; onHeight?: (height: number) => void } & Shown) {
  const { label, size, height } = shown;
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const follow = ({ contentDocument }: HTMLIFrameElement) => {
    observer.current?.disconnect();
    if (!contentDocument || !onHeight) return;
    const { documentElement: page } = contentDocument;
    // Parts of the page are laid out only once they are near the window, and then turn out higher or lower than
    // estimated.
    observer.current = new ResizeObserver(() => onHeight(page.scrollHeight));
    observer.current.observe(page);
  };
  return (
    <Labelled label={label}>
      <ShrunkFrame
        title={label}
        src={`${siteOrigin()}${path}?${asVisitors}`}
        size={size}
        height={height}
        tabIndex={-1}
        inert
        onLoad={({ currentTarget }) => follow(currentTarget)}
      />
    </Labelled>
  );
}

/**
 * A page as visitors will have it, from the address that begins its preview. It follows the form; `onWeight` is called
 * with what it weighs.
 */
export function PageThen({
  address,
  onWeight,
  ...shown
}: { address: string; onWeight: (weight: PageWeight) => void } & Shown) {
  const { label, size, height } = shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent<Parameters<typeof hearPages>[0]>((said, _answer, page) => {
    if (said.type === 'weighs' && page === frame.current?.contentWindow) onWeight(said.weight);
  });
  useEffect(() => hearPages(hear), []);
  return (
    <Labelled label={label}>
      <ShrunkFrame
        ref={frame}
        title={label}
        name={weighedName}
        src={address}
        size={size}
        height={height}
        tabIndex={-1}
        inert
      />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Label size={0} muted>
        {label}
      </Label>
      {children}
    </Stack>
  );
}
