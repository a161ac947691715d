import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stopChildren } from '../process/child.ts';
import { DevelopedContract } from './develop-contract.ts';

const distDir = '.next-of-developed-contract';
const before = process.env.NEXT_DIST;
beforeAll(() => {
  process.env.NEXT_DIST = distDir;
});
afterAll(() => {
  if (before === undefined) delete process.env.NEXT_DIST;
  else process.env.NEXT_DIST = before;
  rmSync(`web/${distDir}`, { recursive: true, force: true });
});

const proofMs = 100_000; // time to prove the contract on a machine that does much else

test(
  'when what proves the contract is killed, that is said, on the pages too, and it starts again',
  async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
    for (const spy of said) spy.mockImplementation(() => {});
    const site = fork('scripts/process/echo-fixture.ts');
    const told: unknown[] = [];
    site.on('message', (news) => told.push(news));
    const pids: number[] = [];
    let isStopping = false;
    const contract = new DevelopedContract();
    contract.tellTo(site);
    await contract.keep(
      (pid) => pids.push(pid),
      () => isStopping,
    );
    const agrees = { contract: { findings: [] } };
    await expect.poll(() => told.at(-1), { timeout: proofMs }).toEqual(agrees);

    process.kill(pids[0] ?? 0, 'SIGKILL');
    const message = 'the process that proves it has stopped, and starts again.';
    await expect
      .poll(() => told.at(-1), { timeout: proofMs })
      .toEqual({ contract: { findings: [], problem: { message } } });
    await expect.poll(() => told.at(-1), { timeout: proofMs }).toEqual(agrees);
    expect(pids).toHaveLength(2);
    expect(said[0]?.mock.calls.flat()).toContain(
      'The proof of the contract has stopped (SIGKILL). It starts again in 1 s; nothing is proved until then.',
    );

    isStopping = true;
    await stopChildren();
    site.disconnect();
    for (const spy of said) spy.mockRestore();
  },
  3 * proofMs,
);
