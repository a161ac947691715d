import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from './plugin.ts';

test('a page is found by its path and a redirect by the path that it leads away from, each depending on that alone', async () => {
  const its = await testLake({ plugins: lakePlugins });
  const at = async (field: 'path' | 'from') => {
    const query = `*[${field}.current == $path][0]._id`;
    const { result, syncTags } = await its.client().fetch(query, { path: '/a' }, { filterResponse: false });
    return [result, syncTags?.map((tag) => tag.replace(/\.[^.]*$/, ''))];
  };
  await its
    .client()
    .transaction()
    .create({ _id: 'page', _type: 'page', path: { _type: 'slug', current: '/a' } })
    .create({ _id: 'away', _type: 'redirect', from: { _type: 'slug', current: '/a' } })
    .commit();
  expect(await at('path')).toEqual(['page', ['s2:c.path.-']]);
  expect(await at('from')).toEqual(['away', ['s2:c.from.-']]);
  await its.close();
});
