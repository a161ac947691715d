import { expect, test } from 'vitest';
import { client, html, url } from '../setup/site.ts';

const ask = (path: string) => fetch(url + path, { redirect: 'manual' });

test('every page that is listed for language models is there as Markdown, with a title and its canonical address', async () => {
  const listed = [...(await html('/llms.txt')).matchAll(/\]\((\S+\.md)\)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).toEqual(
    expect.arrayContaining(['/index.md', '/platform.md', '/blog/non-human-identity.md']),
  );
  for (const path of listed) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(answer.headers.get('link')).toMatch(/rel="canonical"$/);
    const text = await answer.text();
    expect(text, path).toMatch(/^---\ntitle: ".+"\n(.+\n)+---\n\n# \S/);
    expect(text.match(/^# /gm), path).toHaveLength(1);
  }
});

test('a page says where its Markdown is', async () => {
  expect(await html('/')).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]*\/index\.md"\/>/);
  expect(await html('/platform')).toMatch(
    /<link rel="alternate" type="text\/markdown" href="[^"]*\/platform\.md"\/>/,
  );
});

test('where no page stands there is no Markdown, and a redirect leads to that of its target', async () => {
  expect((await ask('/nowhere.md')).status).toBe(404);
  expect((await ask('/404.md')).status).toBe(404);
  const old = await ask('/product.md');
  expect([old.status, old.headers.get('location')]).toEqual([308, '/platform.md']);
});

test('a change is in the Markdown that was asked for before, and in one that was not', async () => {
  await html('/principles.md');
  const title = `What we hold to, said at ${Date.now()}`;
  for (const path of ['/principles', '/press']) {
    const id = await client.fetch<string>('*[_type == "page" && path.current == $path][0]._id', { path });
    await client.patch(id).set({ 'sections[0].title': title }).commit();
    await expect.poll(() => html(path)).toContain(title);
    await expect.poll(() => html(`${path}.md`)).toContain(title);
  }
});
