import type { SanityClient } from '@sanity/client';
import { freePort } from '#lake/free-port.ts';
import { documentIn } from '#pages/found.ts';
import { readEnvironment } from '#settings/environment.ts';
import { listQuery, prefixes, searchQuery } from '#studio/desk/page-tree.ts';
import { createContentClient } from '#web/content/client.ts';
import { fetchPage } from '#web/content/fetch-page.ts';
import { lakeClient } from '../../lake/lake-client.ts';
import { startChild, stopChild } from '../../process/child.ts';
import { type Figure, memoryOf, quantile, time } from '../measure.ts';
import { filledVariables, grownId, grownPath } from './fill-folder.ts';
import { filledFolder } from './filled-folder.ts';

const [few, many] = [100, 100_000];
const edits = 10;
const runs = 50;

/** How much a time may grow with the number of pages: by a ratio, or up to so many milliseconds. */
type Goal = { ratio: number } | { ms: number };

/** Measures the lake with a hundred thousand pages and a million transactions against one with a hundred pages. */
export async function measureScale(): Promise<Figure[]> {
  const small = await measureSize(few);
  const large = await measureSize(many);
  const times = Object.entries(large.times).map(([what, { goal, ms }]): Figure => {
    const before = small.times[what]?.ms ?? Number.NaN;
    const ratio = ms / before;
    return {
      what: `${what} among ${many} pages against ${few} (medians over HTTP)`,
      figure: `${ms.toFixed(1)} ms / ${before.toFixed(1)} ms = ${ratio.toFixed(2)}`,
      budget: 'ratio' in goal ? `at most ${goal.ratio}` : `under ${goal.ms} ms`,
      isKept: 'ratio' in goal ? ratio <= goal.ratio : ms < goal.ms,
    };
  });
  return [
    ...times,
    {
      what: `start of the lake with ${many} pages against ${few}`,
      figure: `${large.startSeconds.toFixed(2)} s / ${small.startSeconds.toFixed(2)} s`,
      budget: 'under 2 s',
      isKept: large.startSeconds < 2,
    },
    {
      what: `memory of the lake with ${many} pages, after all of this`,
      figure: `${large.memory} MB / ${small.memory} MB`,
      budget: 'under 700 MB',
      isKept: large.memory < 700,
    },
  ];
}

async function measureSize(pages: number) {
  const variables = {
    ...filledVariables(await filledFolder({ pages, edits })),
    LAKE_PORT: String(await freePort()),
  };
  await stopChild((await startChild('scripts/lake.ts', { env: variables })).child); // brings an older folder to the present form
  const begun = performance.now();
  const { child } = await startChild('scripts/lake.ts', { env: variables });
  const startSeconds = (performance.now() - begun) / 1000;
  try {
    const environment = readEnvironment(variables);
    const client = lakeClient(environment).withConfig({ apiVersion: '2025-02-19' });
    const asSite = createContentClient(environment);
    const times: Record<string, { goal: Goal; ms: number }> = {};
    const stop = listenAsTheProductDoes(client);
    for (const [what, { goal, ask }] of Object.entries(questionsOf(client, asSite))) {
      await time(5, ask);
      times[what] = { goal, ms: quantile(await time(runs, ask), 0.5) };
    }
    stop();
    return { times, startSeconds, memory: memoryOf(child.pid ?? 0) };
  } finally {
    await stopChild(child);
  }
}

/** Listens as the product does: the site to every commit, each list of the Studio to those that concern it. */
function listenAsTheProductDoes(client: SanityClient): () => void {
  const open = [
    client.live.events({ includeDrafts: true }).subscribe(() => {}),
    ...['page', 'post'].map((type) =>
      client.listen('*[_type == $type]', { type }, { includeAllVersions: true }).subscribe(() => {}),
    ),
  ];
  return () => {
    for (const subscription of open) subscription.unsubscribe();
  };
}

function questionsOf(client: SanityClient, asSite: SanityClient) {
  const studio = ({ query, params }: Asked) => client.fetch(query, params, { perspective: 'drafts' });
  const raw = (query: string, params: Record<string, unknown>) =>
    client.fetch(query, params, { perspective: 'raw' });
  const pageOf = (run: number) => (run * 10) % few;
  const likeBefore = (ratio: number, ask: (run: number) => Promise<unknown>) => ({ goal: { ratio }, ask });
  const page = (pathOf: (run: number) => string) =>
    likeBefore(2, async (run) => {
      const { data } = await fetchPage(asSite, pathOf(run));
      // A path that leads nowhere would be answered in no time.
      if (!documentIn(data)) throw new Error(`Nothing stands at "${pathOf(run)}": remove the filled folder.`);
    });
  const quick = (ask: (run: number) => Promise<unknown>) => ({ goal: { ms: 100 }, ask });
  const questions: Record<string, { goal: Goal; ask(run: number): Promise<unknown> }> = {
    'commit of one field': likeBefore(1.5, (run) =>
      client
        .patch(grownId(pageOf(run)))
        .set({ title: `Title ${run}` })
        .commit(),
    ),
    'a page as the site asks for it, in two questions': page((run) => grownPath(pageOf(run))),
    'a post, with those before, after and beside it': page((run) => grownPath(pageOf(run) + 9)),
    'the home page, which holds the newest posts': page(() => '/'),
    'the list of posts, which counts all of them and those of each category': page(() => '/blog'),
    'the same of a category': page(() => '/blog/category/research'),
    'list by last edit': quick(() => studio(list('page', '_updatedAt', 'orderings[0] desc'))),
    'list by title': quick(() => studio(list('page', 'title', 'lower(orderings[0]) asc'))),
    'list of posts by date': quick(() => studio(list('post', 'publishedAt', 'dateTime(orderings[0]) desc'))),
    'tree of pages': quick(() => raw(listQuery, { type: 'page' })),
    'search of that tree': quick((run) =>
      raw(searchQuery, { type: 'page', words: prefixes(`visib ${pageOf(run)}`) }),
    ),
    search: quick((run) => studio(search(`visib* ${pageOf(run)}`))),
    'search for a word that most pages hold': quick(() => studio(search('identity*'))),
    'search for one letter': quick(() => studio(search('a*'))),
  };
  return questions;
}

interface Asked {
  query: string;
  params: Record<string, unknown>;
}

// The query of the Studio's lists when nobody searches (`createGroq2024Search` of the package "sanity").
const list = (type: string, field: string, order: string): Asked => ({
  query: `*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)]
    {_type, _id, _originalId, "orderings": [${field}]} | order(${order}) [0...$__limit]`,
  params: { __types: [type], type, __query: '*', __rawQuery: '', __limit: 101 },
});

const search = (words: string): Asked => ({
  query: `*[_type in $__types] | score(
      boost(_type in ["page", "post"] && title match text::query($__query), 10),
      boost(_type in ["page"] && path.current match text::query($__query), 5),
      boost(_type in ["author"] && lastName match text::query($__query), 10),
      ([@, _id] match text::query($__query) || references($__rawQuery)))
    [_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...$__limit]`,
  params: { __types: ['page', 'post', 'author'], __query: words, __rawQuery: words, __limit: 101 },
});
