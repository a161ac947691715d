import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { FoldMark } from './fold-mark.tsx';

/** A question with its answer. */
export type AccordionItem = { key: string; title: string; content: ReactNode };

/**
 * Questions that unfold their answers: native `<details>`, so that they work without JavaScript and open for the
 * browser's search. Several can be open at once. Unfolding takes 400 ms where the engine can animate it.
 */
export function Accordion({ items, level = 3 }: { items: AccordionItem[]; level?: HeadingLevel }) {
  return (
    <div className="lines">
      {items.map(({ key, title, content }) => (
        <details key={key} className="accordion group/fold">
          <summary className="flex items-center justify-between gap-6 py-6 transition-[color,background-color,border-color] hover:text-teal">
            <Heading level={level} size={5}>
              {title}
            </Heading>
            <FoldMark />
          </summary>
          <div className="min-h-0 overflow-hidden">
            <div className="max-w-160 pb-7 text-quiet">{content}</div>
          </div>
        </details>
      ))}
    </div>
  );
}
