import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

const copies = 5;

/**
 * A row that passes by without an end: 48 px between its items, five copies, one of which passes in 50 seconds.
 * It rests under the mouse and the focus; who prefers calm gets a row to scroll. Two buttons, which `stepMarquees` wakes, move it
 * by one item. Only the first copy is read aloud.
 */
export function Marquee({ label, children }: { label: string; children: ReactNode }) {
  const items = Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the copies never change their order
    <li key={index}>{child}</li>
  ));
  if (items.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who cannot use a mouse stops and scrolls the row by its focus */}
      <section className="marquee" aria-label={label} tabIndex={0}>
        <div>
          {Array.from({ length: copies }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the copies never change their order
            <ul key={copy} aria-hidden={copy > 0 || undefined}>
              {items}
            </ul>
          ))}
        </div>
      </section>
      <div className="marquee-steps">
        <button type="button" data-step="-1" aria-label={`Back: ${label}`}>
          <Icon name="arrow" />
        </button>
        <button type="button" data-step="1" aria-label={`Next: ${label}`}>
          <Icon name="arrow" />
        </button>
      </div>
    </>
  );
}
