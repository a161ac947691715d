import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a command whose reader has had enough ends without a word', async () => {
  const program = "setInterval(() => console.log('a line'), 1)";
  const flags = ['--import', './scripts/process/end-with-reader.mjs', '--eval', program];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([141, '']);
});
