import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

const copies = 5;
const copyLook = [
  // Four of them fill the window, however few and small their items are.
  'flex min-w-[25vw] flex-none items-center justify-around gap-12 pe-12 motion-reduce:aria-hidden:hidden',
  'print:w-full print:flex-wrap print:justify-start print:aria-hidden:hidden',
].join(' ');
const disc = [
  'size-11 cursor-pointer place-items-center rounded-full border border-line text-quiet',
  'hover:border-current hover:text-teal',
].join(' ');
const step = `hidden scripted:grid ${disc}`;

/**
 * A row that moves without an end: five copies, of which one passes in 50 seconds, with 48 px between items, or more
 * where they are too few to fill the window. It pauses under the pointer and the focus. With reduced motion it
 * scrolls instead, and in print all items are shown. A checkbox stops it, even without a script; two buttons, which
 * `stepMarquees` wakes, move it by one item. Screen readers read only the first copy.
 */
export function Marquee({ label, children }: { label: string; children: ReactNode }) {
  const items = Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the copies never change their order
    <li key={index}>{child}</li>
  ));
  if (items.length === 0) return null;
  return (
    <>
      <section
        data-part="marquee"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who cannot use a mouse stops and scrolls the row by its focus
        tabIndex={0}
        className="overflow-hidden motion-reduce:overflow-x-auto print:overflow-visible"
      >
        <div className="passing flex w-max print:w-auto">
          {Array.from({ length: copies }, (_, copy) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: the copies never change their order
              key={copy}
              aria-hidden={copy > 0 || undefined}
              className={copyLook}
            >
              {items}
            </ul>
          ))}
        </div>
      </section>
      <div
        data-part="steps"
        className="mt-6 mr-[calc(var(--rail)+var(--gutter))] ml-auto flex w-fit justify-end gap-2 print:hidden"
      >
        <label
          className={`relative grid motion-reduce:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${disc}`}
        >
          <input type="checkbox" aria-label={`Pause: ${label}`} className="peer sr-only" />
          <Icon name="pause" className="peer-checked:hidden" />
          <Icon name="play" className="not-peer-checked:hidden" />
        </label>
        <button type="button" data-step="-1" aria-label={`Back: ${label}`} className={step}>
          <Icon name="arrow" className="rotate-180 rtl:-scale-x-100" />
        </button>
        <button type="button" data-step="1" aria-label={`Next: ${label}`} className={step}>
          <Icon name="arrow" className="rtl:-scale-x-100" />
        </button>
      </div>
    </>
  );
}
