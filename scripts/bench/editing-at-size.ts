import type { SanityClient } from '@sanity/client';
import { inFilledLake } from './filled-lake.ts';
import { type Figure, quantile, time } from './measure.ts';

const [few, many] = [100, 10_000];
const runs = 100;
const budgetMs = 100;
const searchOfAll = 'search for words that every page holds';

/** What the Studio does in a lake of a hundred pages and in one of ten thousand. */
export async function measureEditing(): Promise<Figure[]> {
  const small = await inFilledLake(few, measureSteps);
  const large = await inFilledLake(many, measureSteps);
  return Object.keys(large).map((name) => {
    const [median, before] = [medianOf(large[name]), medianOf(small[name])];
    const ratio = median / before;
    const what = `${name} among ${many} pages against ${few} (medians over HTTP)`;
    const figure = `${median.toFixed(1)} ms / ${before.toFixed(1)} ms = ${ratio.toFixed(1)}`;
    const looksAtAll = name === 'list' || name === 'search';
    if (name === searchOfAll) return { what, figure, budget: 'none: every page is scored', isKept: true };
    return {
      what,
      figure,
      budget: looksAtAll ? `under ${budgetMs} ms` : 'at most 3',
      isKept: looksAtAll ? median < budgetMs : ratio <= 3,
    };
  });
}

const medianOf = (times: number[] = []): number => quantile(times, 0.5);

/** How long each step takes over HTTP, run after run, always with another page. */
async function measureSteps(admin: SanityClient): Promise<Record<string, number[]>> {
  const client = admin.withConfig({ apiVersion: '2025-02-19', perspective: 'raw' });
  const history = (path: string) =>
    client.request({ url: `/data/history/${client.config().dataset}/${path}` });
  const search = (words: string) =>
    client.fetch(searchQuery, { types: ['page'], words, raw: words }, { perspective: 'drafts' });
  const steps: Record<string, (id: string, run: number) => Promise<unknown>> = {
    list: () => client.fetch(listQuery, { types: ['page'] }, { perspective: 'drafts' }),
    search: (_, run) => search(`${run + 10}* poi*`),
    [searchOfAll]: () => search('ident* poi*'),
    open: (id) =>
      Promise.all([
        client.getDocuments([id, `drafts.${id}`]),
        client.fetch('*[sanity::versionOf($id)]', { id }),
        history(`events/documents/drafts.${id}?limit=100`),
      ]),
    type: (id, run) =>
      client.action({
        actionType: 'sanity.action.document.edit',
        draftId: `drafts.${id}`,
        publishedId: id,
        patch: { set: { 'sections[_key=="a"].title': `Title ${run}` } },
      }),
    publish: (id) =>
      client.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: id,
      }),
    'review changes': (id) =>
      Promise.all([
        history(`events/documents/drafts.${id}?limit=100`),
        history(`transactions/${id},drafts.${id}?${asTheStudio}`),
        history(`documents/${id}?time=${new Date().toISOString()}`),
      ]),
  };
  const times: Record<string, number[]> = {};
  for (const [name, step] of Object.entries(steps))
    times[name] = await time(runs, (run) => step(`page-${(run * 37) % few}`, run));
  return times;
}

const asTheStudio = 'effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true&limit=50';

const listQuery = '*[_type in $types] | order(_updatedAt desc, _id) [0...100] {_id, _type, title}';

// What the Studio asks for the types that it searches by title, path and name.
const searchQuery = `*[_type in $types]
  | score(boost(_type in ["page", "post"] && title match text::query($words), 10),
    boost(_type in ["page"] && path.current match text::query($words), 5),
    boost(_type in ["author"] && lastName match text::query($words), 10),
    ([@, _id] match text::query($words) || references($raw)))
  [_score > 0] {_id, _type, "orderings": [_score]} | order(orderings[0] desc) [0...101]`;
