import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { framedSections } from '#sections/sections-query.ts';
import { contract as episode, fields as episodeFields } from './episode/contract.ts';
import { sample as sampleEpisode } from './episode/sample.ts';
import { neighbours } from './neighbours-fixture.ts';
import { post, postFields } from './post/contract.ts';
import { sample as samplePost } from './post/sample.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const posted = (name: string, publishedAt: string) => ({
  ...samplePost,
  _id: `post-${name}`,
  slug: slug(name),
  publishedAt,
});
const numbered = (name: string, number: number) => ({
  ...sampleEpisode,
  _id: `episode-${name}`,
  slug: slug(name),
  number,
});
const minute = '2026-04-02T09:00:00Z';
const documents: { _id: string; _type: string }[] = [
  // What posts and episodes refer to.
  ...neighbours.filter(({ _type }) => _type !== 'post' && _type !== 'episode'),
  posted('later', '2026-04-03T09:00:00Z'),
  ...['c', 'a', 'b'].map((name) => posted(name, minute)),
  posted('earlier', '2026-04-01T09:00:00Z'),
  numbered('first', 1),
  ...['c', 'a', 'b'].map((name) => numbered(name, 2)),
  numbered('last', 3),
];

let running: TestLake;
beforeAll(async () => {
  running = await testLake();
  const transaction = running.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => running.close());

const ask = (id: string, fields: string) =>
  running.client({ perspective: 'published' }).fetch(`*[_id == $id][0]{${fields}, ${framedSections}}`, {
    id,
  });

/** The slugs that `next` leads through from one document on, until there is no next one. */
async function walk(
  from: string,
  next: (slug: string) => Promise<{ slug: string } | null>,
): Promise<string[]> {
  const passed = [from];
  for (let at = await next(from); at && passed.length < documents.length; at = await next(at.slug))
    passed.push(at.slug);
  return passed;
}

test('who goes from post to post passes each of the blog in its order, also those of one minute, and comes back the same way', async () => {
  const look = async (name: string) => post.parse(await ask(`post-${name}`, postFields));
  const blog = ['later', 'a', 'b', 'c', 'earlier'];
  expect(await walk('later', async (name) => (await look(name)).older)).toEqual(blog);
  expect(await walk('earlier', async (name) => (await look(name)).newer)).toEqual(blog.toReversed());
});

test('who goes from episode to episode passes each, also those of one number, and comes back the same way', async () => {
  const look = async (name: string) => episode.parse(await ask(`episode-${name}`, episodeFields));
  const all = ['first', 'a', 'b', 'c', 'last'];
  expect(await walk('first', async (name) => (await look(name)).next)).toEqual(all);
  expect(await walk('last', async (name) => (await look(name)).previous)).toEqual(all.toReversed());
});
