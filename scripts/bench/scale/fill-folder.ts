import { createHash } from 'node:crypto';
import { openDatabase } from '#lake/kernel/store/database.ts';
import type { StoredDocument } from '#lake/kernel/store/document.ts';
import { transactionWriter } from '#lake/kernel/store/write-transaction.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openLakeOf } from '../../lake/open-lake.ts';
import { withOpenedLake } from '../../lake/with-opened-lake.ts';
import { seed } from '../../seed/seed.ts';
import { type Vary, variesWith } from './varied.ts';

/** What a folder is filled with, beside the first content. */
export interface Fill {
  /** How many pages and posts; one in ten is a post. */
  pages: number;
  /** How often each of them was edited. */
  edits: number;
}

const pagesInFolder = 250;
const pagesAtOnce = 500; // in one transaction of the database
const begun = Date.parse('2026-01-01T00:00:00Z');
const token = 'administrator-of-the-bench';

/**
 * The settings of a product with such a folder. The lake's address is always the same, so that no lake has to write
 * another one into the documents.
 */
export const filledVariables = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LAKE_TOKEN: token,
  LAKE_URL: 'http://localhost:3030',
});

/** The path of the grown page or post with this number. */
export const grownPath = (index: number): string =>
  isPost(index) ? `/blog/grown-${index}` : `/grown/part-${Math.floor(index / pagesInFolder)}/page-${index}`;

/** The id of the grown page or post with this number. */
export const grownId = (index: number): string => `${isPost(index) ? 'post' : 'page'}-grown-${index}`;

/** Whether this is the number of a post. */
const isPost = (index: number): boolean => index % 10 === 9;

/**
 * Fills a data folder that no lake has open: with the first content, and then with pages as large as the largest usual
 * one, each in other words, and with the history of their edits. One in a hundred has a draft.
 */
export async function fillFolder(folder: string, { pages, edits }: Fill): Promise<void> {
  const environment = readEnvironment(filledVariables(folder));
  const firstContent = await withOpenedLake(environment, async (client) => {
    await seed(client);
    return client.fetch<StoredDocument[]>('*[_type in ["page", "post"]] | order(_id)');
  });
  const makers = { vary: variesWith(firstContent), ...templatesIn(firstContent) };

  const database = openDatabase(folder, []);
  database.exec('PRAGMA synchronous = OFF'); // a folder that was only half filled is thrown away
  const write = transactionWriter(database);
  for (let from = 0; from < pages; from += pagesAtOnce) {
    database.exec('BEGIN IMMEDIATE');
    for (let index = from; index < Math.min(from + pagesAtOnce, pages); index++)
      for (const transaction of lifeOf(index, edits, makers)) write(transaction);
    database.exec('COMMIT');
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  openLakeOf(environment).close(); // makes the lookups
}

interface Makers {
  vary: Vary;
  page: StoredDocument;
  posts: StoredDocument[];
}

function templatesIn(documents: readonly StoredDocument[]): Omit<Makers, 'vary'> {
  const page = documents.find(({ _id }) => _id === 'page-visibility');
  const posts = documents.filter(({ _type }) => _type === 'post');
  if (!page || posts.length === 0)
    throw new Error('The first content has no "page-visibility" or no posts, of which others are made.');
  return { page, posts };
}

/** The transactions by which a document was made, edited and, for some, drafted. */
function* lifeOf(index: number, edits: number, makers: Makers): Generator<Transaction> {
  const fields = fieldsOf(index, makers);
  const id = grownId(index);
  let before: StoredDocument | null = null;
  for (let step = 0; step <= edits; step++) {
    const after = revisionOf(fields, { id, step, at: index * (edits + 2) + step, before });
    yield transactionOf(before, after);
    before = after;
  }
  if (index % 100 !== 99) return;
  const draft = { id: `drafts.${id}`, step: edits + 1, at: (index + 1) * (edits + 2) - 1, before: null };
  yield transactionOf(null, revisionOf(fields, draft));
}

type Transaction = Parameters<ReturnType<typeof transactionWriter>>[0];

/** The document after its edit `step`, which was edit `at` among those of all documents. */
function revisionOf(
  fields: Fields,
  { id, step, at, before }: { id: string; step: number; at: number; before: StoredDocument | null },
): StoredDocument {
  const _updatedAt = new Date(begun + at * 10_000).toISOString();
  const _rev = createHash('sha1').update(String(at)).digest('base64url');
  const _createdAt = before?._createdAt ?? _updatedAt;
  return { ...fields, title: `${fields.title}, ${step}`, _id: id, _rev, _createdAt, _updatedAt };
}

function transactionOf(before: StoredDocument | null, after: StoredDocument): Transaction {
  const { _id: id, _rev: transactionId, _updatedAt: timestamp, title } = after;
  const mutations = [before ? { patch: { id, set: { title } } } : { create: after }];
  return { transactionId, timestamp, author: 'admin', mutations, changes: [{ id, before, after }] };
}

type Fields = Record<string, unknown> & { _type: string; title: string };

function fieldsOf(index: number, { vary, page, posts }: Makers): Fields {
  const template = isPost(index) ? (posts[index % posts.length] ?? page) : page;
  const current = isPost(index) ? `grown-${index}` : grownPath(index);
  const address = { _type: 'slug', current };
  const title = `${vary(String(template.title), index)} ${index}`;
  const publishedAt = new Date(begun + index * 60_000).toISOString();
  return {
    ...vary(template, index),
    title,
    ...(isPost(index) ? { slug: address, publishedAt } : { path: address }),
  };
}
