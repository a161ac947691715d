// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOfHtml } from './rich-paste.ts';

const linesOf = (html: string) =>
  blocksOfHtml(html).map(({ listItem, children }) => {
    const spans = children as { text: string; marks: string[] }[];
    const words = spans.map(({ text, marks }) => (marks.includes('strong') ? `*${text}*` : text));
    return [listItem, words.join('')];
  });

test('the rows of a table that is pasted are points, with their cells side by side, their marks and links', () => {
  const table = `<p>Before</p>
    <table class="MsoTableGrid"><thead><tr><th><p>Plan</p></th><th>Price</th></tr></thead>
    <tbody><tr><td><p>Small</p></td><td><p><a href="https://a.example/">From 10</a></p><p>a month</p></td></tr>
    <tr><td> </td><td></td></tr></tbody></table>`;
  expect(linesOf(table)).toEqual([
    [undefined, 'Before'],
    ['bullet', '*Plan* · *Price*'],
    ['bullet', 'Small · From 10 a month'],
  ]);
  expect(JSON.stringify(blocksOfHtml(table))).toContain('https://a.example/');
});

test('what a table only lays out stays as it is', () => {
  const mail = '<table><tr><td><h2>News</h2><p>First</p></td></tr><tr><td><p>Second</p></td></tr></table>';
  expect(linesOf(mail)).toEqual([
    [undefined, 'News'],
    [undefined, 'First'],
    [undefined, 'Second'],
  ]);
});
