import { expect, test } from 'vitest';
import {
  checkAnchors,
  checkCommonAnchors,
  checkOneMainHeading,
  checkOneWithAddresses,
  checkRepeats,
  repeatsIn,
} from './check-sections.ts';

const of = (...types: string[]) => types.map((_type) => ({ _type }));

test('sections bring one main heading at most, and none where the title is one', () => {
  expect(checkOneMainHeading(undefined)).toBe(true);
  expect(checkOneMainHeading(of('hero', 'faq'))).toBe(true);
  expect(checkOneMainHeading(of('hero', 'risk-detail'))).toBe(
    'A page has one main heading, in its hero or its risk in full; this one has 2.',
  );
  expect(checkOneMainHeading(of('faq'), { isTitled: true })).toBe(true);
  expect(checkOneMainHeading(of('hero'), { isTitled: true })).toBe(
    'A page has one main heading, here its title; its sections bring 1 more.',
  );
});

test('a closing banner stands alone, and nothing three times in a row', () => {
  expect(checkRepeats(undefined)).toBe(true);
  expect(checkRepeats(of('feature', 'feature', 'faq', 'feature', 'shared', 'shared', 'shared'))).toBe(true);
  expect(checkRepeats(of('faq', 'cta-banner', 'cta-banner'))).toBe(
    'Sections 2 to 3 are all “Call to action”. One stands alone: put something else between them, or merge them into one.',
  );
  expect(checkRepeats(of('feature', 'feature', 'feature', 'feature'))).toMatch(
    /^Sections 1 to 3 are all “Feature[^”]*”. At most 2 follow each other:/,
  );
});

test('of a row that is too long its first section too many is named once', () => {
  const rows = of('faq', 'faq', 'faq', 'faq', 'hero', 'cta-banner', 'cta-banner', 'cta-banner');
  expect(repeatsIn(rows).map(({ index }) => index)).toEqual([2, 6]);
});

test('of what has addresses below the page there is one', () => {
  expect(checkOneWithAddresses(of('blog-index', 'faq'))).toBe(true);
  expect(checkOneWithAddresses(of('blog-index', 'blog-index'))).toBe(
    'A page holds “All posts” once, because its pages have addresses; this one has 2.',
  );
});

test('no two sections have the same anchor', () => {
  expect(checkAnchors([{ anchor: 'a' }, { anchor: 'b' }, {}])).toBe(true);
  expect(checkAnchors([{ anchor: 'a' }, { anchor: 'a' }])).toBe(
    'Two sections have the anchor "a". Rename one of them.',
  );
});

test('sections that take turns are never there together', () => {
  const moment = '2030-01-01T00:00:00Z';
  const opening = { _type: 'hero' };
  const [before, after] = [
    { ...opening, showUntil: moment },
    { ...opening, showFrom: moment },
  ];
  const checks = [checkOneMainHeading, checkRepeats] as const;
  const said = (...sections: object[]) => checks.map((check) => check(sections));
  expect(said(before, after)).toEqual([true, true]);
  expect(said(opening, { ...opening, hidden: true })).toEqual([true, true]);
  expect(said(before, { ...after, showFrom: '2029-12-31T00:00:00Z' })).toEqual([
    expect.stringContaining('one main heading'),
    expect.anything(),
  ]);
});

test('an editor is told of an anchor that every page has', () => {
  expect(checkCommonAnchors([{ anchor: 'questions' }, {}])).toBe(true);
  expect(checkCommonAnchors(undefined)).toBe(true);
  expect(checkCommonAnchors([{ anchor: 'main' }])).toBe(
    'Every page already has the anchor "main". Choose another one.',
  );
});
