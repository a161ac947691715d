import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, expect, test } from 'vitest';
import { createLake } from './create-lake.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-created-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lake begins with the documents that it is given, in whatever order they refer to each other', async () => {
  const lake = await createLake({
    documents: [
      { _id: 'a', _type: 'post', title: 'Hello', author: { _type: 'reference', _ref: 'b' } },
      { _id: 'b', _type: 'author', name: 'Ada' },
      { _type: 'author', name: 'Grace' },
    ],
  });
  const client = createClient(lake.config);
  expect(await client.fetch('*[_type == "post"]{title, "by": author->name}')).toEqual([
    { title: 'Hello', by: 'Ada' },
  ]);
  expect(await client.fetch('*[_type == "author"].name | order(@)')).toEqual(['Ada', 'Grace']);
  await lake.close();
  await expect(fetch(lake.url)).rejects.toThrow();
});

test('it can be written and looked at as by a visitor, and what it holds is gone when it is closed', async () => {
  const lake = await createLake({ project: 'p1', dataset: 'blog', aclMode: 'private' });
  expect(lake.config).toMatchObject({ projectId: 'p1', dataset: 'blog', apiHost: lake.url });
  const client = createClient(lake.config);
  await client.create({ _id: 'a', _type: 'post' });
  const visitor = client.withConfig({ token: '' });
  await expect(visitor.fetch('count(*)')).rejects.toMatchObject({ statusCode: 404 });
  const { url } = await client.assets.upload('file', Buffer.from('bytes'), { filename: 'a.txt' });
  expect(url).toContain(`${lake.url}/files/p1/blog/`);
  expect(await (await fetch(url)).text()).toBe('bytes');
  await lake.close();
  await lake.close(); // a second time is as good as none
});

test('a named folder stays, and a second lake goes on with what it holds', async () => {
  const first = await createLake({ data: folder, documents: [{ _id: 'a', _type: 'post' }] });
  await expect(createLake({ data: folder })).rejects.toThrow(
    /is in use by another lake\. .*\(data of createLake\)/,
  );
  await first.close();
  expect(existsSync(join(folder, 'lake.sqlite'))).toBe(true);
  const second = await createLake({ data: folder });
  expect(await createClient(second.config).fetch('count(*)')).toBe(1);
  await second.close();
});

test('a document that is refused is named, and leaves no lake behind', async () => {
  const documents = [{ _id: 'a', _type: 'post', to: { _type: 'reference', _ref: 'nobody' } }];
  await expect(createLake({ data: folder, documents })).rejects.toThrow(/nobody/);
  await (await createLake({ data: folder })).close();
});
