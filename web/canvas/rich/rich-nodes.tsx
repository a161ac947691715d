import { defineAnnotation, defineBlockObject, defineDecorator, defineTextBlock } from '@portabletext/editor';
import { clsx } from 'clsx';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { showCopy } from './object-copy.ts';
import { richSchema } from './rich-schema.ts';

/** The elements by which the page shows the objects between paragraphs, by the keys of these. */
export const Shown = createContext<ReadonlyMap<string, HTMLElement>>(new Map());

const elements = new Map<string | undefined, 'h2' | 'h3' | 'h4' | 'blockquote'>([
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['blockquote', 'blockquote'],
]);
const sizes: Record<string, string> = {
  h2: 'heading text-h3',
  h3: 'heading text-h4',
  h4: 'heading text-h5',
};

/**
 * The editor draws list items without a list around them: each item draws its own bullet and counts its own number, to
 * look as in the lists of `.rich`.
 */
const item = 'relative before:absolute [[data-list]+&]:mt-[0.6em]';
const bullet =
  'before:start-[-1.35em] before:top-[0.62em] before:size-1.5 before:rounded-full before:border before:content-[""]';
const bullets = [
  'before:border-teal before:bg-teal forced-colors:before:bg-[CanvasText]',
  'before:border-point',
];
const counters = ['first', 'second', 'third'];
const number =
  'before:[inset-inline-end:100%] before:pe-[0.6em] before:text-quiet before:[font:500_0.82em/1lh_var(--font-mono)]';
const numbers = [
  'before:content-[counter(first)_"."]',
  'before:content-[counter(second)_"."]',
  'before:content-[counter(third)_"."]',
];

/** How the parts of a formatted text are drawn while it is typed into: to look as on the page. */
export const richNodes = [
  defineTextBlock({
    type: 'block',
    render({ node, attributes, children }) {
      const { style = 'normal', listItem, level = 1 } = node;
      const Element = (!listItem && elements.get(style)) || 'p';
      const depth = Math.min(level, counters.length) - 1;
      const isNumber = listItem === 'number';
      const counted = counters.slice(isNumber ? depth + 1 : 0);
      return (
        <Element
          {...attributes}
          className={clsx(
            listItem ? item : sizes[style],
            listItem && (isNumber ? [number, numbers[depth]] : [bullet, bullets[Math.min(depth, 1)]]),
          )}
          data-list={listItem}
          style={{
            ...(listItem && { marginInlineStart: `${1.6 * level}em` }),
            ...(isNumber && { counterIncrement: counters[depth] }),
            ...(counted.length > 0 && { counterSet: counted.map((name) => `${name} 0`).join(' ') }),
          }}
        >
          {children}
        </Element>
      );
    },
  }),
  defineDecorator({ type: 'strong', render: ({ children }) => <strong>{children}</strong> }),
  defineDecorator({ type: 'em', render: ({ children }) => <em>{children}</em> }),
  defineDecorator({ type: 'code', render: ({ children }) => <code>{children}</code> }),
  defineAnnotation({
    type: '*',
    // biome-ignore lint/a11y/useValidAnchor: it looks as the page's links do, and leads nowhere while it is typed into.
    render: ({ children }) => <a>{children}</a>,
  }),
  ...richSchema.blockObjects.map(({ name, title }) =>
    defineBlockObject({
      type: name,
      render: ({ attributes, children, node, selected }) => (
        <div
          {...attributes}
          data-object={node._key}
          className={clsx('my-[2em] rounded-s', selected && 'outline-2 outline-offset-4 outline-teal')}
        >
          {children}
          <Shows id={node._key} title={title} />
        </div>
      ),
    }),
  ),
];

/** A copy of an object as the page shows it; nothing can be typed in it. */
function Shows({ id, title }: { id: string; title: string }) {
  const shown = useContext(Shown).get(id);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    return shown && place.current ? showCopy(place.current, shown) : undefined;
  }, [shown]);
  const look = 'rounded-s border border-dashed border-line px-4 py-3 text-s text-quiet';
  return (
    <div ref={place} contentEditable={false} className={clsx('cursor-pointer', !shown && look)}>
      {shown ? undefined : title}
    </div>
  );
}
