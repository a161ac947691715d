// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sectionsOnPage } from './sections-on-page.ts';

test('sections are called by their headings, and by their places where they have none, or one that another has, too', () => {
  document.body.innerHTML = `
    <div data-section="a"><h1>Opening</h1></div>
    <div data-section="b"><h2>Book a demo</h2></div>
    <div data-section="c"><p>No heading</p></div>
    <div data-section="d"><h2> Book a demo </h2></div>`;
  expect(sectionsOnPage()).toEqual([
    { key: 'a', title: 'Opening' },
    { key: 'b', title: 'Book a demo (Section 2)' },
    { key: 'c', title: 'Section 3' },
    { key: 'd', title: 'Book a demo (Section 4)' },
  ]);
});
