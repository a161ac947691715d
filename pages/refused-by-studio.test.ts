import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { refereeMarkers, studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { studioTypes } from './studio-types.ts';

const schema = compileSchema(studioTypes);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its.client().create({ _id: 'page-b', _type: 'page', title: 'B', path: { current: '/b' } });
});
afterAll(() => its?.close());

const slug = (current: string) => ({ _type: 'slug', current });
const page = (fields: object) => ({ _id: 'page-a', _type: 'page', title: 'A', path: slug('/a'), ...fields });
const errorsOf = (document: { _id: string; _type: string }) => studioErrors(document, its.client(), schema);
const link = (target: object) => ({ _type: 'link', ...target });
const button = (target: object) => ({ _key: 'go', _type: 'button', label: 'Go', link: link(target) });
const cta = (target: object) =>
  page({ sections: [{ _key: 'x', _type: 'cta-banner', title: 'T', buttons: [button(target)] }] });

test.each(['/', '/a', '/a/b-2'])('the path %s is right', async (path) => {
  expect(await errorsOf(page({ path: slug(path) }))).toEqual([]);
});

test.each(['a', '/A', '/a/', '//a', '/a b', '/ä'])('the path %s is refused', async (path) => {
  expect(await errorsOf(page({ path: slug(path) }))).toEqual([
    expect.stringContaining('A path begins with "/"'),
  ]);
});

test('a button must lead to one place', async () => {
  const toPage = { page: { _type: 'reference', _ref: 'page-b' } };
  expect(await errorsOf(cta(toPage))).toEqual([]);
  expect(await errorsOf(cta({ href: 'https://a.example' }))).toEqual([]);
  expect(await errorsOf(cta({}))).toEqual(['sections.x.buttons.go.link: Required']);
  expect(await errorsOf(cta({ ...toPage, href: '/b' }))).toEqual([
    'sections.x.buttons.go.link: Pick a page or give an address, not both.',
  ]);
});

test.each(['javascript:alert(1)', 'www.a.example', '//a.example', 'data:text/html,x'])(
  'the address %s is refused',
  async (href) => {
    expect(await errorsOf(cta({ href }))).toEqual([expect.stringContaining('An address begins with')]);
  },
);

test('a picture needs words for people who cannot see it, unless it only decorates', async () => {
  const asset = { _type: 'reference', _ref: `image-${'a'.repeat(40)}-40x20-png` };
  await its.client().createOrReplace({ _id: asset._ref, _type: 'sanity.imageAsset' });
  const feature = (picture: object) =>
    page({
      sections: [
        { _key: 'x', _type: 'feature', title: 'T', picture: { _type: 'picture', asset, ...picture } },
      ],
    });
  expect(await errorsOf(feature({ alt: 'A map' }))).toEqual([]);
  expect(await errorsOf(feature({ isDecorative: true }))).toEqual([]);
  expect(await errorsOf(feature({}))).toEqual([expect.stringContaining('Say what the picture shows')]);
  await its.client().patch(asset._ref).set({ altText: 'A map of keys' }).commit();
  expect(await errorsOf(feature({}))).toEqual([]);
  expect(await errorsOf(feature({ alt: ' ' }))).toHaveLength(1);
});

test('two sections cannot share an anchor', async () => {
  const section = (_key: string) => ({ _key, _type: 'cta-banner', title: 'T', anchor: 'next' });
  expect(await errorsOf(page({ sections: [section('x'), section('y')] }))).toEqual([
    'sections: Two sections have the anchor "next". Rename one of them.',
  ]);
});

test('a list of posts by category needs the category, and picked posts need posts', async () => {
  const list = (source: string) =>
    page({ sections: [{ _key: 'x', _type: 'blog-list', title: 'T', source }] });
  expect(await errorsOf(list('latest'))).toEqual([]);
  expect(await errorsOf(list('category'))).toEqual(['sections.x.category: Choose the category.']);
  expect(await errorsOf(list('picked'))).toEqual(['sections.x.posts: Pick at least one post.']);
});

test('a redirect cannot lead to itself', async () => {
  const redirect = { _id: 'redirect-a', _type: 'redirect', from: slug('/a'), to: link({ href: '/a' }) };
  expect(await errorsOf(redirect)).toEqual(['to: A redirect cannot lead to itself.']);
});

test('a link to a page that is not there is refused', async () => {
  expect(await errorsOf(cta({ page: { _type: 'reference', _ref: 'page-nowhere' } }))).toEqual([
    expect.stringMatching(/^sections\.x\.buttons\.go\.link\.page: /),
  ]);
});

test('a field that no editor sees is named', async () => {
  expect(await errorsOf(page({ subtitle: 'Once there was one' }))).toEqual([
    "subtitle: Field 'subtitle' does not exist on type 'page'",
  ]);
});

test('the form warns of a hero on a page whose layout draws the title, and lets it be published', async () => {
  const hero = { _key: 'h', _type: 'hero', title: 'The promise' };
  const saidOf = (fields: object) =>
    refereeMarkers(page({ sections: [hero], ...fields }), its.client(), schema);
  const warning = {
    level: 'warning',
    line: 'sections: A page has one main heading, here its title; its sections bring 1 more.',
  };
  expect(await saidOf({})).toEqual([]);
  expect(await saidOf({ layout: 'article' })).toEqual([warning]);
  expect(await saidOf({ path: slug('/legal/terms') })).toEqual([warning]);
  expect(await saidOf({ path: slug('/legal/terms'), layout: 'default' })).toEqual([]);
});

test('a salary cannot end below its beginning', async () => {
  const position = (salary: object) => ({
    _id: 'position-a',
    _type: 'position',
    title: 'A',
    salary: { currency: 'EUR', unit: 'HOUR', ...salary },
  });
  const saidOf = async (salary: object) =>
    (await errorsOf(position(salary))).filter((error) => error.startsWith('salary'));
  expect(await saidOf({ from: 17.5, to: 18.4 })).toEqual([]);
  expect(await saidOf({ from: 18.4, to: 17.5 })).toEqual([
    'salary.to: “To” must be at least as much as “From”.',
  ]);
  expect(await saidOf({ to: 17.5 })).not.toContainEqual(expect.stringContaining('salary.to'));
});
