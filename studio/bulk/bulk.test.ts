import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type Layer, overtaken } from '../inspect/overtaken.ts';
import { publishMany } from '../preflight/publish-many.ts';
import { maxNaming } from '../remove/blocking.ts';
import { lookAtRemoving, removeMany } from '../remove/remove-many.ts';
import type { Verdict } from '../remove/verdict.ts';
import { addToRelease, lookAtAdding } from './add-to-release.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const ids = (query: string, params = {}) => client().fetch<string[]>(`${query} | order(_id)._id`, params);
const slug = (current: string) => ({ _type: 'slug', current });
const link = (id: string) => ({ _type: 'link', page: { _type: 'reference', _ref: id } });
const chosen = (...all: string[]) => all.map((id) => ({ id, type: 'page', title: id }));
const banner = (button: object = { link: { _type: 'link', href: 'https://there.example' } }) => ({
  _key: 's',
  _type: 'cta-banner',
  title: 'Go there now',
  version: 2,
  buttons: [{ _key: 'b', _type: 'button', label: 'Go', variant: 'cta', ...button }],
});
const reasons = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(verdicts.map(({ id, reasons }) => [id, reasons.join(' ')]));
const put = (_id: string, fields: object = {}) =>
  client().create({
    _id,
    _type: 'page',
    title: _id,
    path: slug(`/${_id.replace('drafts.', '')}`),
    sections: [banner()],
    ...fields,
  });

test('what can go out is published, and what has a fault, moves or has not changed stays as it is', async () => {
  await put('drafts.a');
  await put('drafts.b');
  await put('c');
  await put('d');
  await put('drafts.d', { path: slug('/other') });
  const validate = async ({ _id }: { _id: string }) => (_id === 'drafts.b' ? ['A title is missing.'] : []);
  expect(reasons(await publishMany(client(), chosen('a', 'b', 'c', 'd'), validate))).toEqual({
    a: '',
    b: 'A title is missing.',
    c: 'It has no unpublished changes.',
    d: 'It moves from /d to /other. Publish it from its form, which asks what becomes of /d.',
  });
  expect(await ids('*[_id in ["a", "drafts.a", "b", "drafts.b"]]')).toEqual(['a', 'drafts.b']);
});

test('what somebody writes while the draft is looked at does not go out unseen', async () => {
  await put('drafts.typed');
  const validate = async () => {
    await client().patch('drafts.typed').set({ title: '' }).commit();
    return [];
  };
  expect(reasons(await publishMany(client(), chosen('typed'), validate))).toEqual({
    typed: 'Somebody is editing it right now. Publish it when they are done.',
  });
  expect(await ids('*[_id in ["typed", "drafts.typed"]]')).toEqual(['drafts.typed']);
});

test('a draft that would take back what visitors got since stays, for its form to ask; it goes into no release either', async () => {
  await put('drafts.older', { title: 'Begun before' });
  await put('older', { title: 'Published since' });
  const newer = expect.stringContaining('Visitors got a newer version');
  expect(reasons(await publishMany(client(), chosen('older'), async () => []))).toEqual({ older: newer });
  expect(reasons(await lookAtAdding(client(), chosen('older'), 'any'))).toEqual({ older: newer });
  expect(await client().getDocument('older')).toMatchObject({ title: 'Published since' });
});

test('what was put into a release remembers what visitors had then, with a draft and without', async () => {
  await client().releases.create({ releaseId: 'rB', metadata: { title: 'B', releaseType: 'asap' } });
  await put('plain');
  await put('edited');
  await put('drafts.edited', { title: 'Changed' });
  await addToRelease(client(), chosen('plain', 'edited'), 'rB');
  const overtakenIn = async (id: string) => {
    await client().patch(id).set({ title: 'Published meanwhile' }).commit();
    await client().patch(`versions.rB.${id}`).set({ title: 'For the release' }).commit();
    const [version, published] = await Promise.all([
      client().getDocument<Layer>(`versions.rB.${id}`),
      client().getDocument<Layer>(id),
    ]);
    return version && overtaken(version, published ?? null)?.text;
  };
  expect(await client().getDocument('versions.rB.edited')).toMatchObject({ title: 'Changed' });
  for (const id of ['plain', 'edited']) expect(await overtakenIn(id), id).toMatch(/newer version/);
});

test('what has to be approved stays as it is, unless an administrator publishes it', async () => {
  const rules = { _id: 'reviews.rules', _type: 'review-rules', isRequired: true };
  await client().createOrReplace(rules);
  await put('drafts.w');
  const editor = client().withConfig({ token: its.lake.createToken('editor', 'An editor') });
  const publish = async (by: typeof editor) => reasons(await publishMany(by, chosen('w'), async () => []));
  expect(await publish(editor)).toEqual({ w: expect.stringContaining('has to be approved') });
  expect(await publish(client())).toEqual({ w: '' });
  await client().delete(rules._id);
});

test('what links to a page that goes out with it goes after that', async () => {
  const page = { _type: 'reference', _ref: 'f', _weak: true, _strengthenOnPublish: { type: 'page' } };
  await put('drafts.e', { sections: [banner({ link: { _type: 'link', page } })] });
  await put('drafts.f');
  expect(reasons(await publishMany(client(), chosen('e', 'f'), async () => []))).toEqual({ e: '', f: '' });
});

test('what others show stays, and what only others among the chosen show goes with them', async () => {
  await put('held');
  await put('holder', { link: link('held') });
  await put('chained', { link: link('held') });
  await put('two');
  await put('one', { link: link('two') });
  const looked = await lookAtRemoving(client(), chosen('held', 'chained', 'one', 'two'), 'delete');
  expect(reasons(looked)).toEqual({
    held: 'It is linked to or shown by “holder”.',
    chained: '',
    one: '',
    two: '',
  });
  expect(reasons(await lookAtRemoving(client(), chosen('one', 'two'), 'unpublish'))).toEqual({
    one: '',
    two: 'It is linked to or shown by “one”.',
  });
  await removeMany(client(), chosen('held', 'chained', 'one', 'two'), 'delete', false);
  expect(await ids('*[_id in ["held", "chained", "one", "two"]]')).toEqual(['held']);
});

test('a form stays as long as a page shows it, however much was sent by it', async () => {
  await client().create({ _id: 'form', _type: 'form', title: 'Contact' });
  const source = { _type: 'reference', _ref: 'form', _weak: true };
  const sent = client().transaction();
  for (let at = 0; at < maxNaming; at++) sent.create({ _id: `a-sent-${at}`, _type: 'submission', source });
  await sent.commit();
  await put('z-shows-it', { sections: [{ _key: 'f', _type: 'form', form: { _ref: 'form' } }] });
  expect(reasons(await lookAtRemoving(client(), chosen('form'), 'delete'))).toEqual({
    form: 'It is linked to or shown by “z-shows-it”.',
  });
});

test('a page is taken offline though its draft leads to a place on itself, and leads there when it is published again', async () => {
  await put('self');
  await put('drafts.self', { sections: [banner({ link: link('self') })] });
  expect(reasons(await removeMany(client(), chosen('self'), 'unpublish', false))).toEqual({ self: '' });
  expect(await ids('*[_id in ["self", "drafts.self"]]')).toEqual(['drafts.self']);
  expect(reasons(await publishMany(client(), chosen('self'), async () => []))).toEqual({ self: '' });
  const linked = '*[_id == "self"][0].sections[0].buttons[0].link.page';
  expect(await client().fetch(linked)).toEqual({ _type: 'reference', _ref: 'self' });
});

test('visitors are led to the nearest page above that stays', async () => {
  await put('top', { path: slug('/top') });
  await put('middle', { path: slug('/top/middle') });
  await put('low', { path: slug('/top/middle/nothing/low') });
  await removeMany(client(), chosen('middle', 'low'), 'unpublish', true);
  expect(await ids('*[_id in ["middle", "drafts.middle", "low", "drafts.low"]]')).toEqual([
    'drafts.low',
    'drafts.middle',
  ]);
  const redirects = '*[_type == "redirect"] | order(from.current){"from": from.current, "to": to.href}';
  expect(await client().fetch(redirects)).toEqual([
    { from: '/top/middle', to: '/top' },
    { from: '/top/middle/nothing/low', to: '/top' },
  ]);
});

test.each([
  [
    'unpublish',
    true,
    [
      { from: '/m', to: '/' },
      { from: '/to-m', to: '/' },
    ],
  ],
  ['delete', false, []],
] as const)(
  'redirects to a page do not keep it at %s: they lead on with it, or go',
  async (way, isLedOn, left) => {
    await client().delete({ query: '*[_type == "redirect"]' });
    await client().createIfNotExists({ _id: 'root', _type: 'page', title: 'Home', path: slug('/') });
    await put('m');
    await client().create({ _id: 'to-m', _type: 'redirect', from: slug('/to-m'), to: link('m') });
    const [looked] = await lookAtRemoving(client(), chosen('m'), way);
    expect(looked).toMatchObject({ reasons: [], redirects: [{ id: 'to-m', from: '/to-m' }] });
    expect(reasons(await removeMany(client(), chosen('m'), way, isLedOn))).toEqual({ m: '' });
    const redirects = '*[_type == "redirect"] | order(from.current){"from": from.current, "to": to.href}';
    expect(await client().fetch(redirects)).toEqual(left);
    await client().delete({ query: '*[_id in ["m", "drafts.m"]]' });
  },
);

test('a redirect that leads on is the one that it was, and as it was where what it leads to stays after all', async () => {
  await client().delete({ query: '*[_type == "redirect"]' });
  await client().createIfNotExists({ _id: 'root', _type: 'page', title: 'Home', path: slug('/') });
  await put('m');
  const old = { _id: 'to-m', _type: 'redirect', from: slug('/to-m'), to: link('m'), isPermanent: true };
  await client().create(old);
  await client().create({ ...old, _id: 'drafts.to-m' });
  const redirects =
    '*[_type == "redirect"] | order(_id){_id, isPermanent, "from": from.current, "to": to.href}';

  const refusing = client();
  refusing.action = () => Promise.reject(new Error('There is no room.'));
  expect(reasons(await removeMany(refusing, chosen('m'), 'delete', true))).toEqual({
    m: 'There is no room.',
  });
  expect(await client().fetch(redirects)).toEqual([
    { _id: 'drafts.to-m', isPermanent: true, from: '/to-m', to: null },
    { _id: 'to-m', isPermanent: true, from: '/to-m', to: null },
  ]);

  expect(reasons(await removeMany(client(), chosen('m'), 'delete', true))).toEqual({ m: '' });
  const leads = (from: string, _id: unknown) => ({ _id, isPermanent: false, from, to: '/' });
  expect(await client().fetch(redirects)).toEqual(
    expect.arrayContaining([leads('/m', expect.any(String)), leads('/to-m', 'to-m')]),
  );
  expect(await ids('*[_id in ["m", "drafts.m", "drafts.to-m"]]')).toEqual([]);
});

test('visitors are led to no redirect, as that may lead to what goes: they would go round in a circle', async () => {
  await client().delete({ query: '*[_type == "redirect"]' });
  await client().createIfNotExists({ _id: 'root', _type: 'page', title: 'Home', path: slug('/') });
  const redirect = (_id: string, from: string, to: object) =>
    client().create({ _id, _type: 'redirect', from: slug(from), to });
  await put('sp', { path: slug('/sale/sp') });
  await redirect('to-sp', '/sale', link('sp'));
  await put('x1', { path: slug('/x/1') });
  await put('y1', { path: slug('/y/1') });
  await redirect('to-x1', '/y', link('x1'));
  await redirect('to-y1', '/x', link('y1'));
  await put('typed', { path: slug('/typed/in') });
  await redirect('to-typed', '/typed', { _type: 'link', href: '/typed/in' });
  await put('lone', { path: slug('/lone/in') });
  await redirect('chosen-too', '/lone', link('lone'));
  const going = chosen('sp', 'x1', 'y1', 'typed', 'lone', 'chosen-too');
  const looked = await lookAtRemoving(client(), going, 'delete');
  expect(looked.map(({ id, leadTo }) => [id, leadTo])).toEqual([
    ...['sp', 'x1', 'y1', 'typed', 'lone'].map((id) => [id, '/']),
    ['chosen-too', null],
  ]);
  expect(new Set(Object.values(reasons(await removeMany(client(), going, 'delete', true))))).toEqual(
    new Set(['']),
  );
  const leading = '*[_type == "redirect"] | order(from.current){"from": from.current, "to": to.href}';
  expect(await client().fetch(leading)).toEqual(
    ['/lone/in', '/sale', '/sale/sp', '/typed', '/typed/in', '/x', '/x/1', '/y', '/y/1'].map((from) => ({
      from,
      to: '/',
    })),
  );
});

test('what visitors do not have is not taken offline, and what stands in a release not deleted', async () => {
  await client().releases.create({ releaseId: 'rA', metadata: { title: 'A', releaseType: 'asap' } });
  await put('drafts.new');
  expect(reasons(await addToRelease(client(), chosen('new', 'none'), 'rA'))).toEqual({
    new: '',
    none: 'It no longer exists.',
  });
  expect(reasons(await lookAtAdding(client(), chosen('new'), 'rA'))).toEqual({
    new: 'It is in the release already.',
  });
  expect(reasons(await lookAtRemoving(client(), chosen('new'), 'unpublish'))).toEqual({
    new: 'Visitors do not have it.',
  });
  expect(reasons(await lookAtRemoving(client(), chosen('new'), 'delete'))).toEqual({
    new: 'It is in a release. Remove it from there first.',
  });
});
