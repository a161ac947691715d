import { expect, test } from 'vitest';
import { nameOfPath } from './field-path.ts';
import { ownFaults } from './own-faults.ts';

const asset = { _type: 'reference', _ref: 'image-a' };
const faultsOf = (...sections: object[]) =>
  ownFaults({ _type: 'page', sections }).map(({ path, text }) => `${nameOfPath(path)}: ${text}`);
const heading = (style: string, index: number) => ({
  _type: 'block',
  _key: String(index),
  style,
  children: [{ _type: 'span', text: 'Words' }],
});

test('a page that is whole has no fault', () => {
  const picture = { _type: 'picture', asset, alt: 'A key' };
  expect(faultsOf({ _key: 'a', _type: 'hero', title: 'Here', picture })).toEqual([]);
  expect(ownFaults({ _type: 'post', title: 'A post' })).toEqual([]);
});

test('pictures without a file or without words for those who cannot see are found wherever they stand', () => {
  const pictures = [
    { _key: 'a', image: { _type: 'picture', asset } },
    { _key: 'b', image: { _type: 'picture', alt: 'A key' } },
    { _key: 'c', image: { _type: 'picture', asset, isDecorative: true } },
  ];
  expect(faultsOf({ _key: 'm', _type: 'marquee', title: 'Logos', pictures })).toEqual([
    expect.stringMatching(/^sections\.m\.pictures\.a\.image\.alt: Say what/),
    expect.stringMatching(/^sections\.m\.pictures\.b\.image: No picture/),
  ]);
});

test('a picture whose file has an alternative text needs none of its own, but for one that was left blank', () => {
  const faultsIn = (alt: object) => {
    const picture = { _type: 'picture', asset, ...alt };
    const sections = [{ _key: 'a', _type: 'hero', title: 'Here', picture }];
    return ownFaults({ _type: 'page', sections }, [], [{ _id: 'image-a', size: 1, altText: 'A key' }]);
  };
  expect(faultsIn({})).toEqual([]);
  expect(faultsIn({ alt: ' ' })).toHaveLength(1);
});

test('a field whose picture was taken out has no fault, unless words for a picture stand there still', () => {
  const faultsIn = (picture: object) => faultsOf({ _key: 'a', _type: 'hero', title: 'Here', picture });
  expect(faultsIn({ _type: 'picture' })).toEqual([]);
  expect(faultsIn({ _type: 'picture', alt: 'A key', isDecorative: true })).toEqual([]);
  expect(faultsIn({ _type: 'picture', alt: 'A key' })).toEqual([
    'sections.a.picture: No picture is chosen here. Upload one, or empty its alternative text.',
  ]);
  const text = [{ _type: 'picture', _key: 'p' }];
  expect(faultsOf({ _key: 't', _type: 'prose', title: 'Terms', text })).toEqual([
    'sections.t.text.p: No picture is chosen here. Upload one or remove it.',
  ]);
});

test('a heading that skips a level is found; the title of the section counts', () => {
  const text = ['h2', 'h4', 'normal', 'h3'].map(heading);
  expect(faultsOf({ _key: 'p', _type: 'prose', text })).toEqual([
    'sections.p.text.1: A heading of level 4 follows one of level 2. Choose level 3.',
  ]);
  expect(faultsOf({ _key: 'p', _type: 'prose', title: 'Terms', text: [heading('h3', 0)] })).toEqual([]);
});

test('a page without sections, a section without content and a second hero are found', () => {
  expect(faultsOf()).toEqual([expect.stringMatching(/^sections: The page has no section/)]);
  const empty = {
    _key: 'a',
    _type: 'faq',
    title: ' ',
    items: [{ _key: 'q', _type: 'item' }],
    spacing: 'large',
  };
  expect(faultsOf(empty)).toEqual([expect.stringMatching(/^sections\.a: This section holds nothing/)]);
  const hero = { _key: 'h', _type: 'hero', title: 'One' };
  expect(faultsOf(hero, { ...hero, _key: 'i' })).toEqual([
    expect.stringMatching(/^sections: A page has one main/),
  ]);
});

test('a hero that comes in as a shared section is a main heading too', () => {
  const sections = [
    { _key: 'a', _type: 'hero', title: 'Its own' },
    { _key: 'b', _type: 'shared', section: { _type: 'reference', _ref: 'shared-hero' } },
  ];
  const faultsWhen = (_type: string) =>
    ownFaults({ _type: 'page', sections }, [sections[0], { _key: 'b', _type }]).map(({ text }) => text);
  expect(faultsWhen('hero')).toEqual([expect.stringMatching(/^A page has one main .* has 2/)]);
  expect(faultsWhen('faq')).toEqual([]);
  expect(ownFaults({ _type: 'page', sections })).toEqual([]);
});

test('a closing banner after a closing banner is found at the second, a shared one too', () => {
  const banner = { _key: 'a', _type: 'cta-banner', title: 'Try it' };
  const shared = { _key: 'b', _type: 'shared', section: { _type: 'reference', _ref: 'shared-end' } };
  const found = [expect.stringMatching(/^sections\.b: Sections 1 to 2 are all “Call to action”/)];
  expect(faultsOf(banner, { ...banner, _key: 'b' })).toEqual(found);
  const shown = [banner, { _key: 'b', _type: 'cta-banner' }];
  expect(
    ownFaults({ _type: 'page', sections: [banner, shared] }, shown).map(
      ({ path, text }) => `${nameOfPath(path)}: ${text}`,
    ),
  ).toEqual(found);
});

test('a layout that draws the title of the page brings the main heading, beside which a hero is one too many', () => {
  const hero = { _key: 'h', _type: 'hero', title: 'One' };
  const faultsWith = (fields: object) =>
    ownFaults({ _type: 'page', sections: [hero], ...fields }).map(({ text }) => text);
  const tooMany = ['A page has one main heading, here its title; its sections bring 1 more.'];
  expect(faultsWith({ layout: 'article' })).toEqual(tooMany);
  expect(faultsWith({ path: { current: '/legal/terms' } })).toEqual(tooMany);
  expect(faultsWith({ path: { current: '/legal/terms' }, layout: 'default' })).toEqual([]);
});

test('a section that is not shown any more is said to be in the way, and when it is shown is no content', () => {
  const past = '2020-05-01T12:00:00.000Z';
  const [over, hidden] = [{ showUntil: past }, { showUntil: past, hidden: true }].map((showing, index) => ({
    _key: String(index),
    _type: 'cta-banner',
    title: 'Offer',
    ...showing,
  }));
  expect(faultsOf(over ?? {}, hidden ?? {})).toEqual([
    expect.stringMatching(/^sections\.0: Not shown any more since May 1, 2020, .*\. Remove it/),
  ]);
  expect(faultsOf({ _key: 'e', _type: 'cta-banner', showFrom: past })).toEqual([
    expect.stringMatching(/holds nothing yet/),
  ]);
});
