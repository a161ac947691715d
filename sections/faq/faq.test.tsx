import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import Faq from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;

it('answers without JavaScript: each question unfolds by itself and keeps its answer in the HTML', () => {
  const answer = {
    _key: 'b',
    _type: 'block' as const,
    style: 'normal' as const,
    listItem: undefined,
    level: undefined,
    markDefs: [],
    children: [{ _key: 's', _type: 'span' as const, text: 'Read-only is enough.', marks: [] }],
  };
  const items = [
    { key: 'a', question: 'Do you need write access?', answer: [answer] },
    { key: 'b', question: 'And later?', answer: [] },
  ];
  const html = render(<Faq {...frame} eyebrow={null} title="Questions" text={null} items={items} />);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toContain('Read-only is enough.');
  expect(html).not.toContain('name='); // several can be open at once
});
