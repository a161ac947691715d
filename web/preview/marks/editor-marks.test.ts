import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { removeEditorMarks } from './editor-marks.ts';

test('a page without the marks of its editors is what visitors get', () => {
  const visitors =
    '<main><section data-part="hero"><h1>Keys</h1></section><p data-tone="dark">Words</p></main>';
  const { document } = new JSDOM(
    '<main data-document="a"><div data-sanity="x" data-sections=""><div data-section="k" style="display:contents">' +
      '<section data-part="hero"><h1 data-sanity="y" data-field="title" data-document="a" data-exact="page">Keys</h1></section></div></div>' +
      '<p data-tone="dark" data-field="text" data-document="a" data-block="page" data-empty="Text">Words</p></main>' +
      '<sanity-visual-editing></sanity-visual-editing>',
  ).window;
  removeEditorMarks(document.documentElement);
  expect(document.body.innerHTML).toBe(visitors);
});
