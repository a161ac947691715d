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
  /** As CSS has it. */
  height: string;
}

/** A page as visitors have it; `onHeight` is told how high it is, in CSS pixels, where the Studio is on its host and may know. */
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
    // Parts of it are laid out once they are near, and are higher or lower than was thought.
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

/** A page as visitors will have it, from the address at which its preview begins. It follows the form, and says what it weighs. */
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
