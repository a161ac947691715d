import { expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { withoutSecrets } from './without-secrets.ts';

const secret = 'of-the-lake_'.repeat(4).slice(0, 43);
const key = 'skAb3dEf6hIj9kLmN0pQrStUvWxYz12345';

/** Filler, so that what follows begins at a certain place of a long line. */
const upTo = (length: number) => 'x '.repeat(length / 2);

test.each([
  ['a secret of the settings', secret, 'of-the'],
  ['a key', key, 'skAb3'],
  ['who signs in by an address', 'redis://jane:hunter2@cache.internal:6379', 'hunter2'],
  ['an e-mail address', 'jane.doe@mail.example.com', 'jane'],
])('%s that stands where a long line ends is taken out', (_name, words, trace) => {
  for (let at = 7_900; at <= 8_000; at += 2) {
    const said = withoutSecrets(`${upTo(at)}${words} and more of it`, [secret]);
    expect(said.includes(trace), `at ${at}`).toBe(false);
    expect(said.length).toBeLessThan(8_010);
  }
});

test('however much is taken out of a line, nothing of what is not read any more shows at its end', () => {
  const cookie = `cookie: ${'c'.repeat(31_950)}\n`;
  for (let length = 0; length <= 100; length++) {
    const said = withoutSecrets(`${cookie}${'y'.repeat(length)} ${key} ${secret}`, [secret]);
    expect(/skAb3|of-the/.test(said), `after ${length}`).toBe(false);
  }
});

test('of a line of a megabyte no more is shown than of any long one', () => {
  const said = withoutSecrets(`${secret} ${'abc '.repeat(250_000)}`, [secret]);
  expect(said).toMatch(/^\(hidden\) abc abc .* …$/);
  expect(said).toHaveLength(8_002);
});

test('of a secret that begins with another one nothing is left', () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const secrets = ['word-of-the-lake', 'word-of-the-lake-and-more'];
  const log = makeLog({ process: 'lake', format: 'text', secrets }, { out: write, error: write });
  log.write('info', 'It is word-of-the-lake-and-more.');
  expect(lines).toEqual(['It is (hidden).\n']);
});
