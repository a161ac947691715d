import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = `
  import { createServer } from 'node:http';
  import { endWhenAsked } from '${join(import.meta.dirname, 'end-when-asked.ts')}';
  const server = createServer((request, response) => {
    if (request.url !== '/held') return response.end('quick');
    response.write('first ');
    process.on('message', () => response.end('last'));
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  endWhenAsked(server, () => process.send('ending'));
`;

test('a process that is asked to end finishes its answers, and whoever asks meanwhile is told to take another connection', async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'tessera-end-')), 'server.mjs');
  writeFileSync(script, program);
  const child = fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [port] = await once(child, 'message');
  const ended = once(child, 'exit');
  const begun = connect(port, '127.0.0.1').setEncoding('utf8');
  begun.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await once(begun, 'connect');
  const held = await fetch(`http://127.0.0.1:${port}/held`);

  child.kill('SIGTERM');
  expect(await once(child, 'message')).toContain('ending');
  begun.write('\r\n');
  const answer = (await begun.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close\r\n/);
  expect(answer).toMatch(/quick/);
  child.send('let go');
  expect(await held.text()).toBe('first last');
  expect(await ended).toEqual([0, null]);
});

test('a terminal that is closed, and whoever asks twice, ends no answer', async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'tessera-end-')), 'server.mjs');
  writeFileSync(script, program);
  for (const signals of [
    ['SIGHUP', 'SIGHUP'],
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ] as const) {
    const child = fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    const [port] = await once(child, 'message');
    const ended = once(child, 'exit');
    const held = await fetch(`http://127.0.0.1:${port}/held`);
    child.kill(signals[0]);
    await Promise.race([once(child, 'message'), ended]);
    child.kill(signals[1]);
    if (child.connected) child.send('let go');
    const whole = await held.text().catch(() => 'cut off');
    expect([signals, whole, await ended]).toEqual([signals, 'first last', [0, null]]);
  }
});
