import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import Comparison from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const column = (title: string, isOurs = false) => ({ key: title, title, text: null, isOurs });
const answer = (key: string, said: 'yes' | 'partly' | 'no', text: string | null = null) => ({
  ...{ key, answer: said, text },
});
const html = render(
  <Comparison
    {...frame}
    {...{ eyebrow: null, title: 'Four ways', text: null, note: 'Checked in November.' }}
    columns={[column('Ours', true), column('Theirs')]}
    rows={[
      { key: 'a', title: 'Is it whole?', cells: [answer('1', 'yes', 'all of it'), answer('2', 'partly')] },
      { key: 'b', title: 'Is it free?', cells: [answer('1', 'no')] },
    ]}
  />,
);

test('is a table with a caption, and with headers for its columns and rows', () => {
  expect(html).toMatch(/<caption[^>]*>Four ways<\/caption>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  expect(html.match(/<th scope="row"[^>]*>Is it (whole|free)\?<\/th>/g)).toHaveLength(2);
});

test('says each answer in a word beside its sign', () => {
  for (const word of ['Yes', 'Partly', 'No']) expect(html).toContain(`>${word}</span>`);
  expect(html.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(3);
});

test('leaves the place of a missing answer empty', () => {
  expect(html.match(/<td[^>]*><\/td>/g)).toHaveLength(2); // and the corner
});

test('can be scrolled by keys, under its name', () => {
  expect(html).toMatch(/<section [^>]*aria-label="Four ways" tabindex="0"/i);
});

test('an editor gives every question an answer for each column', () => {
  const columns = [{}, {}];
  expect(checkAnswers([{ cells: [{}, {}] }], { parent: { columns } })).toBe(true);
  expect(checkAnswers([{ title: 'Why?', cells: [{}] }], { parent: { columns } })).toBe(
    '"Why?" has 1 answer for 2 columns. Give it one for each.',
  );
});
