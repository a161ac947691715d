import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { markdown } from './markdown.ts';
import Steps from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const step = {
  key: 'a',
  title: 'Ask the owner',
  text: 'A person confirms.',
  duration: 'Day 1',
  sign: 'owner' as const,
  href: null,
  linkLabel: 'Read on',
};
const props = {
  ...frame,
  eyebrow: null,
  title: 'How it ends',
  text: null,
  steps: [
    step,
    { ...step, key: 'b', title: 'End the key', sign: 'key' as const, duration: null, href: '/a' },
  ],
};

test('steps are an ordered list, each with its heading below that of the section', () => {
  const html = render(<Steps {...props} />);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Ask the owner',
    'End the key',
  ]);
});

test('each has its sign on the line, which nobody has to hear', () => {
  const html = render(<Steps {...props} />);
  expect([...html.matchAll(/data-sign="(\w+)"/g)].map(([, sign]) => sign)).toEqual(['owner', 'key']);
  expect(html.match(/aria-hidden="true"/g)?.length).toBeGreaterThanOrEqual(2);
});

test('in Markdown they are numbered, with how long each takes', () => {
  const text = writeMarkdown(markdown(props));
  expect(text).toContain('1. **Ask the owner** (Day 1)');
  expect(text).toMatch(/2\. \*\*End the key\*\*/);
  expect(text).toContain('[Read on](/a)');
});
