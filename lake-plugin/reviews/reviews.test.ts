import { createClient, type Patch, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAccount } from '#lake/features/accounts/account.ts';
import { noteSignIn, openSession } from '#lake/features/accounts/session.ts';
import { define, made, variant } from '#lake/features/variants/variant-actions-fixture.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { contentHash } from '#schemas/review/content-hash.ts';
import { maxSteps, type ReviewStep } from '#schemas/review/review.ts';
import { lakePlugins } from '../plugin.ts';

interface Editor {
  id: string;
  client: SanityClient;
}

const rules = { _id: 'reviews.rules', _type: 'review-rules', isRequired: true };
const isRefused = (words: string) => ({ statusCode: 403, message: expect.stringContaining(words) });

let its: TestLake;
let owner: SanityClient;
let mia: Editor;
let lena: Editor;
beforeAll(async () => {
  its = await testLake({ plugins: lakePlugins });
  owner = its.client({ apiVersion: '2025-02-19' });
  [mia, lena] = [editor('Mia'), editor('Lena')];
});
afterAll(() => its.close());
beforeEach(async () => {
  await owner.createOrReplace(rules);
  await owner.delete({ query: '*[_type in ["page", "review"]]' });
});

/** Somebody who is signed in as an editor. */
function editor(name: string): Editor {
  const { database } = its.lake;
  const email = `${name}@corp.example`.toLowerCase();
  const { id } = addAccount(database, { email, name, role: 'editor' }, null);
  const token = openSession(database, noteSignIn(database, id)) ?? '';
  return { id, client: createClient({ ...owner.config(), token }) };
}

/** Does a step in the review of a draft, about its stored state unless the step says another. */
async function act(
  { id, client }: Editor,
  kind: ReviewStep['kind'],
  fields: Partial<ReviewStep> = {},
): Promise<void> {
  const of = fields.of ?? 'drafts.a';
  const document = await owner.getDocument(of);
  const step = {
    _key: `${kind}-${Math.random()}`,
    kind,
    by: id,
    at: new Date().toISOString(),
    of,
    revision: document?._rev ?? '',
    content: contentHash(document),
    ...fields,
  };
  const stored = { _id: 'review.a', _type: 'review', document: 'a', documentType: 'page', steps: [] };
  await client
    .transaction()
    .createIfNotExists(stored)
    .patch('review.a', (patch) => patch.insert('after', 'steps[-1]', [step]))
    .commit();
}

const write = ({ client }: Editor, title: string, _id = 'drafts.a') =>
  client.createOrReplace({ _id, _type: 'page', title });
const publish = ({ client }: Editor) =>
  client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' });

test('where an approval is required, a draft is published once a colleague has approved it', async () => {
  await write(mia, 'Keys');
  await expect(publish(mia)).rejects.toMatchObject(isRefused('“Keys” has to be approved'));
  await act(mia, 'asked', { to: [lena.id] });
  await expect(publish(mia)).rejects.toMatchObject(isRefused('has to be approved'));
  await act(lena, 'approved');
  await publish(mia);
  expect(await owner.getDocument('a')).toMatchObject({ title: 'Keys' });
});

test('who wrote a version does not approve it, also when something else of the page was published since', async () => {
  const version = 'versions.keys.a';
  await owner.releases.create({ releaseId: 'keys', metadata: { releaseType: 'asap', title: 'Keys' } });
  await mia.client.create({ _id: version, _type: 'page', title: 'By Mia' });
  await write(lena, 'By Lena');
  await act(mia, 'approved');
  await publish(mia);
  await expect(act(mia, 'approved', { of: version })).rejects.toMatchObject(isRefused('wrote some of this'));
  await act(lena, 'approved', { of: version });
});

test('a change after the approval is not published, nor what was sent back', async () => {
  await write(mia, 'Keys');
  await act(lena, 'approved');
  await write(mia, 'Doors');
  await expect(publish(mia)).rejects.toMatchObject(isRefused('has to be approved'));
  await act(lena, 'approved');
  await act(lena, 'sentBack');
  await expect(publish(mia)).rejects.toMatchObject(isRefused('has to be approved'));
});

test('nobody gets around it: not by mutations, by a release, or by a schedule', async () => {
  await write(mia, 'Keys');
  await expect(write(mia, 'Keys', 'a')).rejects.toMatchObject(isRefused('has to be approved'));
  await mia.client.releases.create({ releaseId: 'r1', metadata: { releaseType: 'asap', title: 'Keys' } });
  await mia.client.create({ _id: 'versions.r1.a', _type: 'page', title: 'In a release' });
  await expect(mia.client.releases.publish({ releaseId: 'r1' })).rejects.toMatchObject(
    isRefused('“In a release” has to be approved'),
  );
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await expect(mia.client.releases.schedule({ releaseId: 'r1', publishAt })).rejects.toMatchObject(
    isRefused('“In a release” has to be approved'),
  );
  await act(lena, 'approved', { of: 'versions.r1.a' });
  await mia.client.releases.schedule({ releaseId: 'r1', publishAt });
  expect(await owner.getDocument('_.releases.r1')).toMatchObject({ state: 'scheduled' });
  await owner.releases.unschedule({ releaseId: 'r1' });
});

test('a variant of a page goes out with an approval, at once or in a release', async () => {
  const client = mia.client.withConfig({ apiVersion: 'X' });
  const document = { _type: 'page', title: 'For some' };
  await client.create({ _id: 'a', _type: 'redirect' }); // no page, which would need an approval of its own
  await owner.withConfig({ apiVersion: 'X' }).action(define('vip', { conditions: { audience: 'vip' } }));
  await client.action(made('', { document, bundleId: 'drafts' }));
  const refused = isRefused('“For some” has to be approved');
  await expect(client.action(variant('publish', { bundleId: 'drafts' }))).rejects.toMatchObject(refused);
  await client.releases.create({ releaseId: 'for-some', metadata: { releaseType: 'asap', title: 'Some' } });
  await client.action(made('', { document, bundleId: 'for-some' }));
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await expect(client.releases.schedule({ releaseId: 'for-some', publishAt })).rejects.toMatchObject(refused);
});

test('a page with a dot in its id, which the site shows as well, is published with an approval', async () => {
  const id = 'i18n.page.en';
  const refused = isRefused('“Keys” has to be approved');
  await expect(write(mia, 'Keys', id)).rejects.toMatchObject(refused);
  await write(mia, 'Keys', `drafts.${id}`);
  const publication = {
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  } as const;
  await expect(mia.client.action(publication)).rejects.toMatchObject(refused);
  await mia.client.releases.create({ releaseId: 'r2', metadata: { releaseType: 'asap', title: 'Keys' } });
  await write(mia, 'Keys', `versions.r2.${id}`);
  await expect(mia.client.releases.publish({ releaseId: 'r2' })).rejects.toMatchObject(refused);
  expect(await owner.getDocument(id)).toBeUndefined();
});

test('nobody approves what they wrote in, an editor with them or alone, unless by an administrator', async () => {
  await write(mia, 'Keys');
  await expect(act(mia, 'approved')).rejects.toMatchObject(isRefused('You wrote some of this yourself'));
  await lena.client.patch('drafts.a').set({ title: 'Keys and doors' }).commit();
  await expect(act(lena, 'approved')).rejects.toMatchObject(isRefused('You wrote some of this yourself'));
  await act({ id: 'admin', client: owner }, 'approved');
  await publish(mia);
  // What was published is not a part of the next change.
  await write(mia, 'Windows');
  await act(lena, 'approved');
  await publish(mia);
});

test('what changes nothing that is published makes nobody’s own work of it', async () => {
  await owner.createOrReplace({ _id: 'a', _type: 'page', title: 'Locks' });
  await write(mia, 'Keys');
  await mia.client.patch('a').set({ title: 'Locks' }).commit();
  await expect(act(mia, 'approved')).rejects.toMatchObject(isRefused('You wrote some of this yourself'));
  await mia.client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.a',
    publishedId: 'a',
  });
  await expect(act(mia, 'approved')).rejects.toMatchObject(isRefused('You wrote some of this yourself'));
});

test('an approval is of what is stored, in the name of whoever gives it, and stays as it was given', async () => {
  await write(mia, 'Keys');
  const other = contentHash({ _type: 'page', title: 'Doors' });
  await expect(act(lena, 'approved', { content: other })).rejects.toMatchObject(
    isRefused('changed in the meantime'),
  );
  await expect(act(mia, 'approved', { by: lena.id })).rejects.toMatchObject(isRefused('own name'));
  await act(lena, 'sentBack', { note: 'No.' });
  const all = { query: '*[_type == "review"]' };
  const tried = [
    () => mia.client.patch('review.a').set({ 'steps[0].kind': 'approved' }).commit(),
    () => mia.client.patch('review.a').set({ document: 'b' }).commit(),
    () => mia.client.delete(all),
    () =>
      mia.client.create({
        _id: 'elsewhere',
        _type: 'review',
        document: 'a',
        documentType: 'page',
        steps: [],
      }),
  ];
  for (const attempt of tried)
    await expect(attempt(), String(attempt)).rejects.toMatchObject({ statusCode: 403 });
});

test('of what was said nothing can be taken back, but the oldest step of a full review goes when another comes', async () => {
  await write(mia, 'Keys');
  await act(lena, 'sentBack', { note: '1' });
  const tried = [
    (patch: Patch) => patch.set({ steps: [] }),
    (patch: Patch) => patch.unset(['steps']),
    (patch: Patch) => patch.unset(['steps[0]']),
  ];
  for (const change of tried)
    await expect(change(mia.client.patch('review.a')).commit(), String(change)).rejects.toMatchObject(
      isRefused('only the oldest goes'),
    );
  for (let note = 2; note <= maxSteps; note++) await act(mia, 'asked', { note: `${note}` });
  const add = (_key: string, dropped: string[]) =>
    mia.client
      .patch('review.a')
      .insert('after', 'steps[-1]', [
        { _key, kind: 'asked', by: mia.id, at: '', of: 'drafts.a', revision: '', content: '', note: _key },
      ])
      .unset(dropped)
      .commit();
  await expect(add('a', ['steps[1]'])).rejects.toMatchObject({ statusCode: 403 });
  await expect(add('a', ['steps[0:2]'])).rejects.toMatchObject({ statusCode: 403 });
  await add('a', ['steps[0]']);
  const notes = await owner.fetch('*[_id == "review.a"][0].steps[].note');
  expect([notes.length, notes[0], notes.at(-1)]).toEqual([maxSteps, '2', 'a']);
});

test('a step has the time at which the lake took it, whatever it says of itself', async () => {
  await write(mia, 'Keys');
  await act(mia, 'asked', { at: '2020-01-01T00:00:00Z' });
  const first = await owner.getDocument('review.a');
  expect(first?.steps[0].at).toBe(first?._updatedAt);
  await act(lena, 'approved', { at: '2100-01-01T00:00:00Z' });
  const second = await owner.getDocument('review.a');
  expect(second?.steps.map(({ at }: ReviewStep) => at)).toEqual([first?._updatedAt, second?._updatedAt]);
  const history = await its.client().request({
    url: '/data/history/production/transactions/review.a?excludeContent=false&reverse=true&limit=1',
  });
  expect(JSON.stringify(history), 'the mutations say so, too').toContain('steps[1].at');
});

test('the rules are for administrators, who publish without an approval; so does everybody where none is required', async () => {
  await expect(mia.client.delete('reviews.rules')).rejects.toMatchObject(isRefused('administrators'));
  await expect(mia.client.createOrReplace({ ...rules, isRequired: false })).rejects.toMatchObject(
    isRefused('administrators'),
  );
  await write(mia, 'Keys');
  await publish({ id: 'admin', client: owner });
  await owner.createOrReplace({ ...rules, isRequired: false });
  await write(mia, 'Doors');
  await publish(mia);
});

test('what is no content goes on without an approval: redirects, links to drafts and what is said by them, templates, and taking a page offline', async () => {
  await write({ ...mia, client: owner }, 'Keys', 'a');
  await mia.client.create({ _id: 'away', _type: 'redirect', from: { _type: 'slug', current: '/a' } });
  for (const type of ['preview-link', 'link-comment', 'page-template'])
    await mia.client.create({ _id: `${type}.of-mia`, _type: type, title: 'Keys' });
  await mia.client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.a',
    publishedId: 'a',
  });
  expect(await owner.getDocument('a')).toBeUndefined();
});

test('visitors read neither reviews nor rules', async () => {
  await write(mia, 'Keys');
  await act(mia, 'asked', { note: 'between us' });
  const visitor = its.client({ token: undefined });
  expect(await visitor.fetch('*[_type in ["review", "review-rules"]]')).toEqual([]);
  expect(await visitor.getDocument('review.a')).toBeUndefined();
});
