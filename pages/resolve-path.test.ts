import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { readDocuments } from '#content/read-documents.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { kinds } from '#sections/registry.ts';
import { checkFound, documentIn } from './found.ts';
import { frameQuery, resolvedWhole, resolveParams, resolveQuery, sectionsQuery } from './resolve-contract.ts';
import { type AskChecked, resolvePath } from './resolve-path.ts';

const names = Object.keys(kinds);
const slug = (current: string) => ({ _type: 'slug', current });
const banner = { _key: 'a', _type: 'cta-banner', title: 'Look' };
const changing = { _id: 'page-changing', _type: 'page', title: 'Changing', path: slug('/changing') };

let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  const transaction = its.client().transaction();
  for (const document of readDocuments()) transaction.create(document);
  transaction.create({
    _id: 'shared-faq',
    _type: 'shared-section',
    title: 'Asked often',
    sections: [{ _key: 'f', _type: 'faq', title: 'Asked often', items: [] }],
  });
  await transaction.commit();
});
afterAll(() => its?.close());

const fetched = (query: string, params: Record<string, unknown>) =>
  its.client({ perspective: 'published' }).fetch<unknown>(query, params);

/** An `ask` that records its queries; `between` runs once, after the first answer. */
function noting(between?: () => Promise<unknown>): { asked: string[]; ask: AskChecked } {
  const asked: string[] = [];
  return {
    asked,
    ask: async <Contract extends z.ZodType>(
      contract: Contract,
      query: string,
      params: Record<string, unknown>,
    ) => {
      asked.push(query);
      const answer = contract.parse(await fetched(query, params));
      if (asked.length === 1) await between?.();
      return answer;
    },
  };
}

const kindsIn = (query = '') => names.filter((name) => query.includes(`_type == "${name}" =>`));

test.each([
  '/',
  '/platform',
  '/blog',
  '/blog/page/2',
  '/masterclass',
  '/blog/non-human-identity',
  '/product',
  '/none',
])('at %s two short queries find what one long one finds', async (path) => {
  const { ask } = noting();
  const whole = resolvedWhole.parse(await fetched(resolveQuery, resolveParams(path)));
  const found = await resolvePath(path, ask);
  expect(found).toMatchObject({ ...checkFound(whole, whole.held?.sections ?? []) });
});

test('a page is asked for by the projections of the kinds that it holds, that of a shared section too, and of no others', async () => {
  const shared = { _key: 's', _type: 'shared', section: { _type: 'reference', _ref: 'shared-faq' } };
  await its.client().createOrReplace({ ...changing, sections: [banner, shared, { ...banner, _key: 'b' }] });
  const { asked, ask } = noting();
  const { page } = await resolvePath('/changing', ask);
  expect(page?.sections.map(({ kind }) => kind)).toEqual(['cta-banner', 'faq', 'cta-banner']);
  expect(asked.map(kindsIn)).toEqual([[], ['cta-banner', 'faq']]);
});

test.each([
  { _type: 'post', path: '/blog/with-sections' },
  { _type: 'position', path: '/join/with-sections' },
])(
  'a $_type has the sections that it holds, and one without any is asked for once',
  async ({ _type, path }) => {
    const document = {
      _id: `${_type}-with-sections`,
      _type,
      title: 'With sections',
      slug: slug('with-sections'),
    };
    await its.client().createOrReplace({ ...document, sections: [banner] });
    const { asked, ask } = noting();
    const found = documentIn(await resolvePath(path, ask));
    expect(found).toMatchObject({ type: _type, document: { title: 'With sections' } });
    expect(found?.document.sections).toMatchObject([
      { ok: true, kind: 'cta-banner', props: { title: 'Look' } },
    ]);
    expect(asked.map(kindsIn)).toEqual([[], ['cta-banner']]);

    await its.client().createOrReplace(document);
    const again = noting();
    expect(documentIn(await resolvePath(path, again.ask))?.document.sections).toEqual([]);
    expect(again.asked).toHaveLength(1);
  },
);

test('what is written between the two queries is in the answer', async () => {
  await its.client().createOrReplace({ ...changing, sections: [banner] });
  const text = { _key: 'b', _type: 'prose', title: 'New', text: [] };
  const { ask } = noting(() =>
    its
      .client()
      .patch(changing._id)
      .set({ title: 'New', sections: [text] })
      .commit(),
  );
  const { page } = await resolvePath('/changing', ask);
  expect(page).toMatchObject({
    title: 'New',
    sections: [{ ok: true, kind: 'prose', props: { title: 'New' } }],
  });
});

test('a shared section that becomes one of another kind between the two queries is asked for again', async () => {
  const shared = { _key: 's', _type: 'shared', section: { _type: 'reference', _ref: 'shared-faq' } };
  await its.client().createOrReplace({ ...changing, sections: [shared] });
  const { ask } = noting(() =>
    its
      .client()
      .patch('shared-faq')
      .set({ sections: [banner] })
      .commit(),
  );
  const { page } = await resolvePath('/changing', ask);
  expect(page?.sections).toMatchObject([{ ok: true, kind: 'cta-banner', props: { title: 'Look' } }]);
});

test('a page that is deleted between the two queries leads nowhere', async () => {
  await its.client().createOrReplace({ ...changing, sections: [banner] });
  const { ask } = noting(() => its.client().delete(changing._id));
  expect((await resolvePath('/changing', ask)).page).toBeNull();
});

test('the query of any kinds answers for each of them what the query of all answers, and for the others nothing', async () => {
  type Answer = { sections: { _type: string }[] };
  const sections = names.map((kind) => ({ _key: kind, ...withoutReferences(kinds[kind as 'faq'].sample) }));
  await its.client().createOrReplace({ ...changing, sections });
  const params = { ...resolveParams('/changing'), id: changing._id };
  const all = (await fetched(sectionsQuery(names), params)) as Answer;
  expect(all.sections.map(({ _type }) => _type)).toEqual(names);
  const some = fc.subarray(names);
  await fc.assert(
    fc.asyncProperty(some, async (wanted) => {
      const found = (await fetched(sectionsQuery(wanted), params)) as Answer;
      for (const [index, section] of found.sections.entries())
        expect(section).toEqual(
          wanted.includes(section._type)
            ? all.sections[index]
            : { _key: section._type, _type: section._type, hidden: null, showFrom: null, showUntil: null },
        );
    }),
    { numRuns: 30 },
  );
});

test('the same kinds in another order are the same query', () => {
  expect(sectionsQuery(['hero', 'faq', 'faq'])).toBe(sectionsQuery(['faq', 'hero']));
});

test('with a hundred kinds the queries of a page are no longer than with the present ones', () => {
  const [{ projection }] = [kinds['form-panel']];
  const hundred = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`kind-${index}`, { projection }]),
  );
  const registry = { ...kinds, ...hundred };
  // The first content is typed as documents of any type.
  const atHome = readDocuments().find(({ _id }) => _id === 'page-home') as unknown as {
    sections: { _type: string }[];
  };
  const held = atHome.sections.map(({ _type }) => _type);
  expect(sectionsQuery(held, registry)).toBe(sectionsQuery(held));
  expect(kindsIn(frameQuery)).toEqual([]);
  expect(frameQuery.length + sectionsQuery(held).length).toBeLessThan(resolveQuery.length);
});

/** Removes references and pictures, because this lake does not have what a sample refers to. */
function withoutReferences<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutReferences) as T;
  const fields = Object.entries(value).filter(([, field]) => !isReference(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutReferences(field)])) as T;
}

const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('_ref' in value || 'asset' in value);
