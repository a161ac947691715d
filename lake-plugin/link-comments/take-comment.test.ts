import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { linkCommentPlugin } from './plugin.ts';

const open = 'a'.repeat(48);
const expired = 'b'.repeat(48);
const withdrawn = 'c'.repeat(48);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let its: TestLake;
beforeAll(async () => {
  its = await testLake({ plugins: [linkCommentPlugin()] });
  await its.client().create({ _id: 'drafts.shown', _type: 'note', text: 'secret words' });
  for (const [secret, expiresAt] of [
    [open, inHours(1)],
    [expired, inHours(-1)],
    [withdrawn, inHours(1)],
  ])
    await its.client().create({
      _id: `preview-links.${secret}`,
      _type: 'preview-link',
      document: { _type: 'reference', _ref: 'shown', _weak: true },
      perspective: ['drafts'],
      expiresAt,
    });
  await its.client().delete(`preview-links.${withdrawn}`);
});
afterAll(() => its.close());

let visitors = 0;
async function say(said: object | string, more: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${lakeOptions.token}`,
    // The site is believed where a visitor is.
    'x-forwarded-for': `visitor-${visitors++}`,
    ...more,
  };
  const body = typeof said === 'string' ? said : JSON.stringify(said);
  const answer = await fetch(`${its.url}/v1/link-comments`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}
const said = { link: open, name: 'Ada', words: 'Two\nlines' };
const kept = () => its.client().fetch('*[_type == "link-comment"]', {}, { perspective: 'raw' });

test('what somebody says of an open link is kept as plain text, and nothing else of what was sent', async () => {
  const answer = await say({
    ...said,
    section: 'top',
    words: '<b>Bold</b>\u0000\u202e words',
    _id: 'home',
    _type: 'page',
    document: { _ref: 'other' },
    from: 'else',
  });
  expect(answer).toEqual({ status: 200, text: '{}' });
  const [comment] = await kept();
  expect(comment).toMatchObject({
    _id: expect.stringMatching(/^link-comments\.[\w-]{36}$/),
    _type: 'link-comment',
    document: { _ref: 'shown' },
    section: 'top',
    name: 'Ada',
    words: '<b>Bold</b> words',
  });
  expect(JSON.stringify(comment)).not.toContain(open);
});

test('visitors of the site never read a comment, nor does who has a link', async () => {
  const url = `${its.url}/v2025-02-19/data/query/production?query=*`;
  expect(await (await fetch(url)).text()).not.toMatch(/Ada|link-comment/);
  const byLink = await fetch(url, { headers: { authorization: `Bearer ${open}` } });
  expect(byLink.status).toBe(401);
});

test.each([
  ['expired', expired],
  ['withdrawn', withdrawn],
  ['made up', 'd'.repeat(48)],
])('a link that was %s takes no comment, and says no more than any other', async (_what, link) => {
  const answer = await say({ ...said, link });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('This link has expired.');
  expect(answer.text).not.toContain('secret');
});

test.each([
  ['a link that leads elsewhere', { ...said, link: `../drafts.shown${'0'.repeat(33)}` }],
  ['a link that is no text', { ...said, link: [open] }],
  ['a section that is no key', { ...said, section: 'sections[0]' }],
  ['no name', { ...said, name: '  ' }],
  ['a name that is too long', { ...said, name: 'a'.repeat(81) }],
  ['no words', { ...said, words: '\u200b' }],
  ['too many words', { ...said, words: 'a'.repeat(2_001) }],
  ['no object', 'null'],
  ['no JSON', '{'],
])('%s is refused', async (_what, wrong) => {
  const before = (await kept()).length;
  expect((await say(wrong)).status).toBe(400);
  expect((await kept()).length).toBe(before);
});

test('more than a comment may hold is not even read', async () => {
  expect((await say({ ...said, words: 'a'.repeat(20_000) })).status).toBe(413);
});

test('one visitor says six things in a minute, and then waits', async () => {
  const one = { 'x-forwarded-for': 'one visitor' };
  const statuses = [];
  for (let count = 0; count < 7; count += 1)
    statuses.push((await say({ ...said, link: expired }, one)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
});

test('nobody but the site passes comments on', async () => {
  expect((await say(said, { authorization: '' })).status).toBe(401);
});

test('a link takes two hundred comments, and no more', async () => {
  const [first] = await kept();
  const ofLink = {
    query: 'count(*[_type == "link-comment" && from == $from])',
    params: { from: first.from },
  };
  const count = () => its.client().fetch<number>(ofLink.query, ofLink.params, { perspective: 'raw' });
  const filling = its.client().transaction();
  for (let index = await count(); index < 199; index++)
    filling.create({ ...first, _id: `link-comments.${index}` });
  await filling.commit();
  expect((await say(said)).status).toBe(200);
  expect(await count()).toBe(200);
  expect((await say(said)).status).toBe(403);
});

test('no comment is read to take another, however many there are', async () => {
  const link = 'e'.repeat(48);
  const shown = await its.client().getDocument(`preview-links.${open}`);
  await its.client().create({ ...shown, _id: `preview-links.${link}`, _type: 'preview-link' });
  await its.stop();
  its = await testLake({ dataDir: its.dataDir, plugins: [linkCommentPlugin()] }); // which holds none in memory
  its.lake.database.exec(`UPDATE documents SET body = '{' WHERE id LIKE 'link-comments.%'`); // nobody can read these
  expect(await say({ ...said, link })).toEqual({ status: 200, text: '{}' });
});
