import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LogRecord, readRecords } from './record.ts';

const token = 'skAb3dEf6hIj9kLmN0pQrStUvWxYz12345';

/** Texts with something that nobody is to read in a log, by what that is. */
const private_: Record<string, string> = {
  'the query of an address': 'The answer to "/contact?company=Roe-Ltd&plan=gold" failed.',
  'the query of a whole address': 'GET https://site.example/a/b?company=Roe-Ltd#top 500',
  'a query by itself': 'It was asked with ?company=Roe-Ltd',
  'an e-mail address': 'A form came from jane.doe+x@mail.example.co.uk, at last.',
  'an encoded e-mail address': 'jane.doe%40mail.example',
  'an address of IPv4': 'A proxy at 203.0.113.77 says for whom it asks.',
  'an address of IPv6': 'Refused: [2001:db8:0:1::77]:443, ::ffff:203.0.113.77 and 2001:db8::77: it is.',
  'headers of a request': `{ cookie: 'session=abc.def; theme=jane', authorization: 'Bearer ${token}' }`,
  'a header as it is written': 'Cookie: session=abc.def; theme=jane\nX-Forwarded-For: 203.0.113.77',
  'what a bearer has': `Bearer ${token}`,
  'a token by its name': '{"token":"hunter2-and-more","apiKey":"hunter2"} password=hunter2',
  'a key by its looks': `It was ${token} that did it.`,
  'the link to a draft': '/draft/0123456789abcdef0123456789abcdef0123456789abcdef',
  'who signs in by an address': 'connect ECONNREFUSED rediss://jane:hunter2@cache.internal:6379/0',
  'the password of an address of the settings':
    'They said pass!of-the-mails, pass%21of-the-mails and of-the-cache.',
  'a secret of the settings': 'They gave word-of-the-lake to everybody.',
};
const traces =
  /Roe-Ltd|gold|jane|doe|@mail|203\.0\.113|2001:db8|session=|abc\.def|skAb3|hunter2|0123456789abcdef0123|word-of-the-lake|of-the-mails|of-the-cache/i;

function run(said: string, variables: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'talking-process-fixture.ts');
  const env = {
    ...process.env,
    SAID: said,
    LOG_FORMAT: 'json',
    LAKE_TOKEN: 'word-of-the-lake',
    SMTP_URL: 'smtps://desk:pass%21of-the-mails@mail.internal',
    REDIS_URL: 'redis://:of-the-cache@10.0.0.5:6379/0',
    ...variables,
  };
  const words = ['--disable-warning=ExperimentalWarning', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return { status, out: stdout, error: stderr };
}

const everything = Object.values(private_).join('\n');

test.each(['json', 'text'])(
  'whatever is said in whatever way, nothing private is in the log (%s)',
  (LOG_FORMAT) => {
    for (const HOW of ['thrown', 'rejected']) {
      const { status, out, error } = run(everything, { LOG_FORMAT, HOW });
      expect(status).toBe(1);
      // What is written past the console is left as it is for people at a terminal.
      const read = LOG_FORMAT === 'json' ? out + error : `${out}${error}`.replaceAll(everything, '');
      expect(read.match(traces)).toBeNull();
    }
  },
);

test.each(Object.entries(private_))('%s is taken out, and the rest of the line stays', (_name, words) => {
  const { out } = run(words);
  expect(out.match(traces)).toBeNull();
});

test('what is no secret stays as it is', () => {
  const plain =
    'The page "/blog/how-to-rotate-100-keys-in-2026-and-live" of 4f1b7c1e-0a4e-4f5a-9c39-0f5d1a2b3c4d, image-4ff1b7c1e0a4e4f5a9c390f5d1a2b3c4d5e6f708-2000x3000-jpg, took 12:30:45 on 127.0.0.1:3000; @sanity/client@8.7.0 is why.';
  const [first] = readRecords(run(plain).out);
  expect(first).toMatchObject({ message: plain });
});

test('each line is one JSON object, with the level of what was said, and the request on whose account', () => {
  const { out, error } = run('First line\nsecond line');
  const read = [...readRecords(out), ...readRecords(error)];
  const records = read.filter((one): one is LogRecord => typeof one !== 'string');
  expect(records).toHaveLength(read.length);
  expect(out.trim().split('\n').length + error.trim().split('\n').length).toBe(records.length);
  expect(
    records
      .map(({ level }) => level)
      .sort()
      .join(' '),
  ).toBe('debug error error error error info info info info warn');
  for (const { time, process: from } of records)
    expect([new Date(time).toISOString(), from]).toEqual([time, 'front-1']);
  expect(records.find(({ requestId }) => requestId === 'request-1')).toMatchObject({
    message: 'First line\nsecond line',
    route: '/[[...path]]',
    status: 200,
    ms: 1.5,
  });
  expect(records.find(({ requestId }) => requestId === 'request-2')).toMatchObject({ level: 'error' });
});

test('people read words', () => {
  const { out, error } = run('The lake is back.', { LOG_FORMAT: 'text' });
  expect(out).toMatch(/^The lake is back\.\nThe lake is back\.\n/);
  expect(error).toContain('The lake is back. [request-2]\n');
  expect(out + error).not.toContain('"level"');
});
