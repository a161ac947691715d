import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { markdown } from './markdown.ts';
import BeforeAfter from './view.tsx';

const props = {
  ...{ anchor: null, background: 'paper' as const, spacing: 'normal' as const },
  ...{ eyebrow: null, title: 'The night desk', text: null },
  before: { title: 'Every job is an alert', points: ['Nobody reads it'] },
  after: { title: 'Only what is odd calls', points: ['It is read'] },
  steps: [{ key: 'a', title: 'Record each rhythm', duration: 'Week 1' }],
  ...{ value: '65 → 11', valueLabel: 'calls a month', source: 'A clinic, 2026', href: '/customers' },
};
const html = render(<BeforeAfter {...props} />);

test('is read in its order: before, the steps, after, the number', () => {
  const places = ['Every job is an alert', 'Record each rhythm', 'Only what is odd calls', '65 '].map(
    (words) => html.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test('says before and after in words, not in colors alone', () => {
  expect(html).toContain('Before</p>');
  expect(html).toContain('After</p>');
});

test('the arrow in the number is read out as a word', () => {
  expect(render(<BeforeAfter {...props} />)).toMatch(/65 .*<span class="sr-only">to<\/span> 11/);
});

test('without a number nobody is said to have measured it', () => {
  expect(render(<BeforeAfter {...props} value={null} />)).not.toContain('A clinic');
});

test('in Markdown the steps are numbered between the two, and the number has its source', () => {
  const text = writeMarkdown(markdown(props));
  expect(text).toContain('1. Record each rhythm (Week 1)');
  expect(text).toContain('**65 → 11** calls a month');
  expect(text).toContain('[A clinic, 2026](/customers)');
});
