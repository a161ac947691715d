import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/heading.tsx';

/** One question and what unfolds under it. */
export type AccordionItem = { key: string; title: string; content: ReactNode };

const bar = 'absolute inset-x-0 top-[calc(50%-0.75px)] h-[1.5px] bg-current';
const turning = 'rotate-90 duration-400 ease-out group-open/fold:rotate-0 motion-safe:transition-[rotate]';

/**
 * Questions that unfold their answers: native `<details>`, so they work without JavaScript, open for the search
 * of the browser, and several can be open at once. They take 400 ms where the engine can animate them.
 */
export function Accordion({ items, level = 3 }: { items: AccordionItem[]; level?: HeadingLevel }) {
  return (
    <div className="lines">
      {items.map(({ key, title, content }) => (
        <details key={key} className="accordion group/fold">
          <summary className="flex items-center justify-between gap-6 py-6 transition-colors hover:text-teal">
            <Heading level={level} size={5}>
              {title}
            </Heading>
            <span className="relative size-4 flex-none print:hidden" aria-hidden="true">
              <span className={bar} />
              <span className={clsx(bar, turning)} />
            </span>
          </summary>
          <div className="min-h-0 overflow-hidden">
            <div className="max-w-160 pb-7 text-quiet">{content}</div>
          </div>
        </details>
      ))}
    </div>
  );
}
