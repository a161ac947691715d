// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOfHtml } from './rich-paste.ts';

const read = (html: string) =>
  blocksOfHtml(html).map(({ listItem, level, children }) => {
    const words = (children as { text: string }[]).map(({ text }) => text).join('');
    return listItem ? `${String(listItem)} ${level}: ${words.trim()}` : words;
  });

test('lists that are pasted from Word are lists, with numbers or points, within one another, and without the signs that it writes', () => {
  const item = (list: string, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
  expect(
    read(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>Before</p>${[
        item('l0 level1', '1.', 'One'),
        item('l0 level1', '2.', 'Two <b>bold</b>'),
        item('l1 level1', '·', 'Point'),
        item('l1 level2', 'o', 'Below it'),
      ].join('')}<p class=MsoNormal>After</p></body></html>`,
    ),
  ).toEqual([
    'Before',
    'number 1: One',
    'number 1: Two bold',
    'bullet 1: Point',
    'bullet 2: Below it',
    'After',
  ]);
});

test('the sign of an item may have its font beside it', () => {
  expect(
    read(
      '<p class=MsoNormal style="mso-list:l0 level1 lfo1"><span style="font-family:Symbol;mso-list:Ignore">·&nbsp;</span>First</p>',
    ),
  ).toEqual(['bullet 1: First']);
});
