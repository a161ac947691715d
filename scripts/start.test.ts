import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { variables } from '#settings/variables.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command of ours to its end, with a data folder and ports of its own. */
async function run(script: string, env: Record<string, string> = {}, ...words: string[]) {
  const [port, lakePort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), LAKE_PORT: String(lakePort), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...words], {
    env: { ...process.env, LAKE_TOKEN: '', LOG_FORMAT: 'text', ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, errors: errors.trim() }));
  return { child, ended, lake: `http://127.0.0.1:${lakePort}` };
}

/** What a start that cannot succeed says. */
const refusalOf = (env: Record<string, string> = {}): Promise<string> => refusal('scripts/start.ts', env);

/** What a command says that cannot succeed. */
async function refusal(script: string, env: Record<string, string>, ...words: string[]): Promise<string> {
  const { ended } = await run(script, env, ...words);
  const { code, errors } = await ended;
  expect(code).toBe(1);
  expect(errors).not.toMatch(/\n\s+at /); // a stack trace
  return errors;
}

test('wrong settings are told all at once', async () => {
  expect(await refusalOf({ PORT: 'http', SITE_URL: 'example' })).toMatch(
    /PORT="http".*\n.*SITE_URL="example"/,
  );
});

test('what is expected of a setting is told without what the log takes out', async () => {
  // The log takes what is given for these out, by their names.
  const names = Object.keys(variables.shape).filter((name) => !/LOG_FORMAT|PASSWORDS/.test(name));
  const said = await refusalOf(Object.fromEntries(names.map((name) => [name, 'wrong'])));
  expect(said).toContain('The setting SMTP_URL must be an address such as smtps://mail.example.com,');
  expect(said).not.toContain('(hidden)');

  const contradictory = await refusalOf({
    SMTP_URL: 'smtp://localhost',
    CDN: 'fastly',
    HUBSPOT_FORM_ID: 'a',
  });
  expect(contradictory.split('\n')).toHaveLength(4);
  expect(contradictory).not.toContain('(hidden)');
});

test('a port that is taken is told with the setting that changes it', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusalOf({ PORT: String(port) })).toBe(
    `The port ${port} is taken. Stop what runs there, or set PORT to another port.`,
  );
  expect(await refusalOf({ LAKE_PORT: String(port) })).toMatch(/set LAKE_PORT to another port\.$/);
  other.close();
});

test('a data folder that cannot be used is told by its name', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await refusalOf({ DATA_DIR: file })).toMatch(
    `The data folder "${file}" cannot be made: "${file}" is a file, not a folder.`,
  );
});

test('a broken database is told, and left as it is', async () => {
  const file = join(dataDir, 'lake.sqlite');
  writeFileSync(file, 'not a database '.repeat(1000));
  expect(await refusalOf()).toMatch(`The database "${file}" cannot be read`);
  expect(readFileSync(file, 'utf8')).toBe('not a database '.repeat(1000));
});

test('the lake makes its token once, for its owner alone, and ends well when it is asked to', async () => {
  const { child, ended, lake } = await run('scripts/lake.ts');
  await once(child, 'message');
  expect((await fetch(`${lake}/ping`)).status).toBe(200);
  expect(statSync(join(dataDir, 'token')).mode & 0o777).toBe(0o600);
  const token = readFileSync(join(dataDir, 'token'), 'utf8');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });

  const again = await run('scripts/lake.ts');
  await once(again.child, 'message');
  expect(readFileSync(join(dataDir, 'token'), 'utf8')).toBe(token);
  // As when the process that started it is killed.
  again.child.disconnect();
  expect(await once(again.child, 'exit')).toEqual([0, null]);
});

test('a percent sign in the password of the mail server keeps the lake from nothing', async () => {
  const mail = { SMTP_URL: 'smtps://user:50%off@mail.example.com', SMTP_FROM: 'site@example.com' };
  const { child, ended } = await run('scripts/lake.ts', mail);
  const [ready] = await Promise.race([once(child, 'message'), ended.then(({ errors }) => [errors])]);
  expect(ready).toMatchObject({ ready: expect.stringMatching(/^http/) });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });
});

test('what a command cannot do here is said before anything is asked or done', async () => {
  const hosted = { SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET: 'production', SANITY_READ_TOKEN: 'secret' };
  expect(await refusal('scripts/invite.ts', hosted, 'mia@corp.example')).toBe(
    'The members of the project "abc12345" are Sanity\'s: invite mia@corp.example at https://www.sanity.io/manage.',
  );
  expect(await refusal('scripts/backup.ts', {}, join(dataDir, 'a.tar.gz'), '--remove-old')).toMatch(
    /^"--remove-old" removes old backups of a folder/,
  );
});
