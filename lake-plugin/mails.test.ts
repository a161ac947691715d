import { afterEach, expect, test, vi } from 'vitest';
import { addAccount } from '#lake/features/accounts/account.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { sendBySmtp } from './mail/send-by-smtp.ts';
import { smtpServer } from './mail/smtp-server-fixture.ts';
import { mails } from './mails.ts';
import { lakePlugins } from './plugin.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  vi.restoreAllMocks();
});

/** A clock on which every wait is over at once. */
function hurriedClock() {
  let now = Date.now();
  return {
    now: () => now,
    after(ms: number, call: () => void) {
      const timer = setImmediate(() => {
        now += ms;
        call();
      });
      return () => clearImmediate(timer);
    },
  };
}

async function lakeThatMails(url: string, options: Parameters<typeof testLake>[0] = {}): Promise<TestLake> {
  const send = sendBySmtp(url, 'Studio <studio@example.com>');
  const its = await testLake({
    plugins: [...lakePlugins, mails({ send, studioUrl: 'https://www.example.com/studio' })],
    clock: hurriedClock(),
    ...options,
  });
  closing.push(() => its.close());
  return its;
}

async function mailServer(refused = 0) {
  const server = await smtpServer(refused);
  closing.push(server.close);
  return server;
}

/** Later than the hurried clock ever gets. */
const lately = '2100-01-01T00:00:00Z';
const step = { at: lately, of: 'drafts.a', revision: '', content: '' };
const review = (...steps: object[]) => ({
  _id: 'review.a',
  _type: 'review',
  document: 'a',
  documentType: 'page',
  steps: steps.map((one, index) => ({ _key: `s${index}`, ...step, ...one })),
});

function people({ lake: { database } }: TestLake) {
  const add = (name: string) =>
    addAccount(database, { email: `${name.toLowerCase()}@corp.example`, name, role: 'editor' }, null).id;
  return { mia: add('Mia'), lena: add('Lena') };
}

test('whoever is asked for a review gets a mail that leads there, and whoever asked gets the answer', async () => {
  const server = await mailServer();
  const its = await lakeThatMails(server.url);
  const { mia, lena } = people(its);
  const client = its.client();
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'Keys' });
  const asked = { kind: 'asked', by: mia, to: [lena, 'somebody who has left'], note: 'Is it true?' };
  await client.create(review({ ...asked, at: '2025-01-01T00:00:00Z' })); // as an import brings it
  await client.delete('review.a');
  await client.create(review(asked));
  await expect.poll(() => server.taken.length).toBe(1);
  const comments = [{ _key: 'c', path: 'title', text: 'Not quite.' }];
  await client.createOrReplace(review(asked, { kind: 'sentBack', by: lena, comments }));
  await expect.poll(() => server.taken.length).toBe(2);

  const place = 'https://www.example.com/studio/intent/edit/id=a;type=page;inspect=review/';
  expect(server.taken.map(({ text, ...mail }) => ({ ...mail, text: text.trim() }))).toEqual([
    {
      to: 'lena@corp.example',
      subject: 'Review: “Keys”',
      text: `Mia asks you to look at “Keys” before it goes out.\n\nIs it true?\n\n${place}`,
    },
    {
      to: 'mia@corp.example',
      subject: 'Sent back: “Keys”',
      text: `Lena has sent back “Keys”.\n\n- Not quite.\n\n${place}`,
    },
  ]);
});

test('whoever a form names gets what was sent by it, once, and nobody hears of what was read since', async () => {
  const server = await mailServer();
  const client = (await lakeThatMails(server.url)).client();
  const tellTo = ['sales@corp.example', 'sales@corp.example', 'lena@corp.example'];
  await client.create({ _id: 'form-demo', _type: 'form', title: 'Demo', slug: { current: 'demo' }, tellTo });
  const sent = {
    _id: 'submission.a',
    _type: 'submission',
    form: 'demo',
    page: '/book-demo',
    submittedAt: lately,
    source: { _type: 'reference', _ref: 'form-demo', _weak: true },
    fields: [
      { _key: 'f0', name: 'email', label: 'Work email', value: 'ada@corp.example' },
      { _key: 'f1', name: 'message', label: 'Message', value: 'x'.repeat(3_000) },
    ],
  };
  await client.create({ ...sent, _id: 'submission.of-another-form', source: null });
  // As an import brings it.
  await client.create({ ...sent, _id: 'submission.of-last-year', submittedAt: '2025-01-01T00:00:00Z' });
  await client.create(sent);
  await client.patch(sent._id).set({ readAt: '2026-01-01T00:00:00Z' }).commit();
  await expect.poll(() => server.taken.length).toBe(2);
  expect(server.taken.map(({ to }) => to)).toEqual(['sales@corp.example', 'lena@corp.example']);
  const [{ subject, text } = expect.fail('No mail was taken.')] = server.taken;
  expect(subject).toBe('Sent: “Demo”');
  expect(text).toContain('Somebody has sent “Demo” on /book-demo.');
  expect(text).toContain('Work email: ada@corp.example');
  expect(text).toContain('https://www.example.com/studio/intent/edit/id=submission.a;type=submission/');
  expect(text.length).toBeLessThan(2_500);
});

test('a mail that is not taken is tried again and said in the log, and nobody who asks is kept waiting', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await mailServer(2);
  const its = await lakeThatMails(server.url);
  const { mia, lena } = people(its);
  await its.client().create(review({ kind: 'asked', by: mia, to: [lena] }));
  await expect.poll(() => server.taken.map(({ to }) => to)).toEqual(['lena@corp.example']);
  expect(said.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(
      /^The mail "Review: “Untitled”" was not sent: .*451 Later.* It will be tried again\.$/,
    ),
    expect.stringContaining('It will be tried again'),
  ]);
});

test('a mail is given up in the end', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const its = await lakeThatMails((await mailServer(1_000)).url);
  const { mia, lena } = people(its);
  await its.client().create(review({ kind: 'asked', by: mia, to: [lena] }));
  await expect.poll(() => String(said.mock.lastCall)).toContain('It will not be tried again');
  expect(said).toHaveBeenCalledTimes(10);
});

test('what waits when the lake ends is sent after its next start', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const never = { now: Date.now, after: () => () => {} };
  const its = await lakeThatMails('smtp://127.0.0.1:9', { clock: never });
  const { mia, lena } = people(its);
  await its.client().create(review({ kind: 'asked', by: mia, to: [lena] }));
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
  await its.stop();

  const server = await mailServer();
  const again = await lakeThatMails(server.url, { dataDir: its.dataDir });
  await expect.poll(() => server.taken.map(({ to }) => to)).toEqual(['lena@corp.example']);
  await again.stop();
});

test('what people are to be told of is kept with their mail, or neither is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await mailServer();
  const its = await lakeThatMails(server.url);
  const { mia, lena } = people(its);
  const { database } = its.lake;
  const asked = review({ kind: 'asked', by: mia, to: [lena] });
  const client = its.client({ maxRetries: 0 });
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(client.create(asked)).rejects.toThrow();
  expect(await client.getDocument(asked._id)).toBeUndefined();
  database.exec('DROP TRIGGER full');
  await client.create(asked);
  await expect.poll(() => server.taken.map(({ to }) => to)).toEqual(['lena@corp.example']);
});

test('a document that cannot be told of is kept, without a mail', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const its = await lakeThatMails((await mailServer()).url);
  const client = its.client();
  const odd = { toString: 1, valueOf: 1 };
  await client.create({ _id: 'form-odd', _type: 'form', title: odd, tellTo: ['lena@corp.example'] });
  const source = { _type: 'reference', _ref: 'form-odd', _weak: true };
  await client.create({ _id: 'submission.a', _type: 'submission', submittedAt: lately, source });
  expect(await client.getDocument('submission.a')).toBeDefined();
  expect(String(said.mock.lastCall)).toContain('The mails of a transaction could not be written');
});
