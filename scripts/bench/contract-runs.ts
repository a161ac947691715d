import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from './measure.ts';

const runs: readonly [what: string, words: readonly string[], budget: number][] = [
  ['the proof of this project', ['--proof'], 1],
  ['one kind, proved and searched', ['--kind', 'faq'], 5],
  ['all kinds, proved and searched', [], 30],
];

/** How long somebody waits for `npm run contract`: for the proof alone, for one kind, and for all. */
export async function measureContract(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, words, budget] of runs) {
    const { seconds, said, code } = await contract(words);
    if (code !== 0)
      throw new Error(`"npm run contract -- ${words.join(' ')}" ended with code ${code}:\n${said}`);
    figures.push({
      what: `${what} (npm run contract${words.length > 0 ? ` -- ${words.join(' ')}` : ''})`,
      figure: `${seconds.toFixed(1)} s`,
      budget: `under ${budget} s`,
      isKept: seconds < budget,
    });
  }
  return figures;
}

async function contract(words: readonly string[]): Promise<{ seconds: number; said: string; code: unknown }> {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', 'contract', '--', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { seconds: (performance.now() - begun) / 1000, said, code };
}
