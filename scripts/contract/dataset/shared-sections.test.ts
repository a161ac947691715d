import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { resolvedWhole, resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { checkSection } from '#sections/check-section.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { project } from '../project/project.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const banner = { _key: 'banner', _type: 'cta-banner', title: 'Look at your own' };
const button = { _type: 'button', label: 'Book', variant: 'cta', link: { _type: 'link', href: '/a' } };
const shared = (id: string, ...sections: object[]) => ({
  _id: id,
  _type: 'shared-section',
  title: id,
  sections,
});
const at = (_key: string, _ref: string, fields = {}) => ({
  _key,
  _type: 'shared',
  section: { _type: 'reference', _ref, _weak: true },
  ...fields,
});
const pages = ['a', 'b'].map((name) => ({
  _id: `page-${name}`,
  _type: 'page',
  title: name,
  path: slug(`/${name}`),
  sections: [
    { _key: 'own', _type: 'cta-banner', title: `Only ${name}` },
    at('one', 'closing', { anchor: 'next' }),
    at('two', 'closing'),
    at('old', 'of-an-older-form', { anchor: 'old' }),
    at('lost', 'deleted-long-ago'),
    at('hollow', 'hollow'),
  ],
}));

const documents = [
  shared('closing', { ...banner, anchor: 'never-shown' }),
  shared('of-an-older-form', { ...banner, button }),
  shared('hollow'),
  ...pages,
];

let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  const transaction = its.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

/** The sections of a page as visitors get them, and the sync tags of the query. */
async function sectionsAt(path: string) {
  const client = its.client({ perspective: 'published' });
  const ask = (query: string, params: Record<string, unknown>) =>
    client.fetch<unknown>(query, { ...resolveParams(path), ...params });
  const { held } = resolvedWhole.parse(await ask(resolveQuery, {}));
  return (await upgradeSections(held?.sections ?? [], ask)).map(checkSection);
}

test('a shared section comes as if it stood on the page itself, with the key and the anchor of its place', async () => {
  const [own, one, two] = await sectionsAt('/a');
  expect(own).toMatchObject({ ok: true, props: { title: 'Only a' } });
  const shown = { ok: true, kind: 'cta-banner', props: { title: banner.title, buttons: [] } };
  expect(one).toMatchObject({ ...shown, key: 'one', props: { ...shown.props, anchor: 'next' } });
  expect(two).toMatchObject({ ...shown, key: 'two', props: { ...shown.props, anchor: null } });
});

test('a shared section of an older form is shown as its new form', async () => {
  const old = (await sectionsAt('/a'))[3];
  expect(old).toMatchObject({
    ok: true,
    key: 'old',
    props: { anchor: 'old', buttons: [{ label: 'Book', href: '/a' }] },
  });
});

test('a shared section that is gone, or that holds nothing, costs only itself and says why', async () => {
  const [, , , , lost, hollow] = await sectionsAt('/a');
  for (const [key, found] of [['lost', lost] as const, ['hollow', hollow] as const])
    expect(found).toMatchObject({ ok: false, key, reason: expect.stringContaining('not published') });
});

test('a change of a shared section concerns exactly the pages that use it', async () => {
  const client = its.client({ perspective: 'published' });
  const tagsOf = async (path: string) => {
    const answer = await client.fetch(resolveQuery, resolveParams(path), { filterResponse: false });
    return answer.syncTags ?? [];
  };
  await its.client().create({ _id: 'page-c', _type: 'page', title: 'c', path: slug('/c') });
  const [a, b, c] = await Promise.all(['/a', '/b', '/c'].map(tagsOf));
  const own = 's2:d.closing';
  expect([a?.includes(own as never), b?.includes(own as never), c?.includes(own as never)]).toEqual([
    true,
    true,
    false,
  ]);
  await its.client().patch('closing').set({ 'sections[0].title': 'Look again' }).commit();
  for (const path of ['/a', '/b'])
    expect((await sectionsAt(path))[1]).toMatchObject({ props: { title: 'Look again' } });
});

test('the check of a dataset names a shared section that visitors do not see, and the pages that miss one', async () => {
  const wrong = shared('wrong', { ...banner, title: 7 });
  const found = await checkDataset(project, [...documents, wrong]);
  const unseen = found.filter(({ reason }) => reason.startsWith('Visitors do not see'));
  expect(unseen.map(({ id, path }) => `${id} ${path}`)).toEqual([
    'page-a sections.lost',
    'page-a sections.hollow',
    'page-b sections.lost',
    'page-b sections.hollow',
    'wrong sections.banner',
  ]);
});
