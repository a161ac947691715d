import { BufferedDocument, Mutation } from '@sanity/mutator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mendStore, refused, type Unsent, unsent } from './mend-store.ts';

const { apply } = Mutation.prototype;
const { arrive, handleDocumentDeleted, performCommits } = BufferedDocument.prototype;
beforeAll(mendStore);
afterAll(() => {
  Mutation.prototype.apply = apply;
  Object.assign(BufferedDocument.prototype, { arrive, handleDocumentDeleted, performCommits });
});

type Commit = Parameters<NonNullable<BufferedDocument['commitHandler']>>[0];
const page = { _id: 'drafts.a', _type: 'page', title: 'Before' };
const titled = (title: string) => new Mutation({ mutations: [{ patch: { id: page._id, set: { title } } }] });
const patchesIn = ({ mutation }: Commit) => mutation.mutations.flatMap(({ patch }) => patch ?? []);

/** A document of the store, and what it asks the lake to do. */
function opened(stored: typeof page | null) {
  const document = new BufferedDocument(stored && { ...stored, _rev: 'one' });
  const asked: Commit[] = [];
  document.commitHandler = (commit) => void asked.push(commit);
  return { document, asked };
}

test('the first change of a document is sent again, however often it does not reach the lake', async () => {
  const { document, asked } = opened(null);
  document.add(new Mutation({ mutations: [{ createIfNotExists: page }] }));
  document.add(titled('After'));
  void document.commit();
  for (const tries of [1, 2]) {
    expect(asked).toHaveLength(tries);
    asked.at(-1)?.failure();
    expect(document.LOCAL).toMatchObject({ title: 'After' });
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(tries + 1);
  }
  expect(asked.at(-1)?.mutation.mutations[0]).toMatchObject({ createIfNotExists: page });
});

test('what the lake refuses is told once, before the store takes it back', () => {
  const { document, asked } = opened(page);
  const told: string[] = [];
  const hearing = refused.subscribe(({ message }) => told.push(message));
  for (const title of ['First', 'Second']) {
    document.add(titled(title));
    void document.commit();
    asked.at(-1)?.cancel(new Error(`${title} is refused.`));
    expect(document.LOCAL).toMatchObject({ title: 'Before' });
  }
  hearing.unsubscribe();
  expect(told).toEqual(['First is refused.', 'Second is refused.']);
});

test('of a draft that goes while changes of it wait, they are told, and those on their way come back with it', () => {
  const { document, asked } = opened(page);
  const told: Unsent[] = [];
  const hearing = unsent.subscribe((one) => told.push(one));
  document.add(titled('On its way'));
  void document.commit();
  document.add(titled('Waiting'));
  void document.commit();
  document.add(titled('In hand'));
  const [sent] = asked;
  if (!sent) throw new Error('Nothing was sent.');

  const mutations = [{ delete: { id: page._id } }];
  document.arrive(
    new Mutation({ transactionId: 'published', previousRev: 'one', resultRev: 'published', mutations }),
  );
  hearing.unsubscribe();
  expect(document.LOCAL).toBeNull();
  expect(told).toMatchObject([{ id: page._id, type: 'page', transaction: 'published' }]);
  expect(told[0]?.patches).toHaveLength(2);

  const { transactionId } = sent.mutation;
  const again = [{ create: page }, ...patchesIn(sent).map((patch) => ({ patch }))];
  document.arrive(new Mutation({ transactionId, resultRev: transactionId, mutations: again }));
  expect(document.LOCAL).toMatchObject({ title: 'On its way' });
});
