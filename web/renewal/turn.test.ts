import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askToRest, servesWord, Turn } from './turn.ts';

const program = `
  import { hearTurn } from '${join(import.meta.dirname, 'turn.ts')}';
  let letGo;
  process.on('message', (word) => word === 'let go' && letGo());
  hearTurn(process.argv[2] === 'ours').hear(
    () => process.send('writes'),
    () => new Promise((resolve) => {
      letGo = resolve;
      process.send('finishes');
    }),
  );
  process.send('waits');
`;

function start(whose: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-turn-'));
  const script = join(folder, 'renderer.mjs');
  writeFileSync(script, program);
  const child = fork(script, [whose], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const said: unknown[] = [];
  child.on('message', (word) => said.push(word));
  const end = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    rmSync(folder, { recursive: true });
  };
  return { child, said, end };
}

test('a process on trial waits for its turn, and has given it up only when it is done', async () => {
  const { child, said, end } = start('of another');
  await expect.poll(() => said).toEqual(['waits']);
  child.send(servesWord);
  await expect.poll(() => said).toEqual(['waits', 'writes']);
  let hasRested = false;
  const resting = askToRest(child).then(() => {
    hasRested = true;
  });
  await expect.poll(() => said.at(-1)).toBe('finishes');
  expect(hasRested).toBe(false);
  child.send('let go');
  await resting;
  child.send(servesWord);
  await expect.poll(() => said.filter((word) => word === 'writes')).toHaveLength(2);
  await end();
});

test('whoever waits for a process that has ended meanwhile goes on', async () => {
  const { child, said, end } = start('ours');
  await expect.poll(() => said).toEqual(['writes', 'waits']);
  const resting = askToRest(child);
  await expect.poll(() => said.at(-1)).toBe('finishes');
  await end();
  await resting;
  await askToRest(child);
});

test('what is to be done when the turn comes is done once each time', async () => {
  const done: string[] = [];
  const turn = new Turn(true);
  turn.hear(
    () => done.push('serve'),
    async () => void done.push('rest'),
  );
  turn.serve();
  await turn.rest();
  turn.serve();
  expect(done).toEqual(['serve', 'rest', 'serve']);
});
