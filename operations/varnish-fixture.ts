import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** A Varnish for a test, with the settings of this folder. */
export interface TestVarnish {
  /** Resolves when Varnish answers for the server behind it. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Varnish at an address, in front of a server on a port of this machine. */
export function startVarnish(url: string, behind: number | string): TestVarnish {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-varnish-'));
  const file = join(folder, 'varnish.vcl');
  const vcl = readFileSync(join(import.meta.dirname, 'varnish.vcl'), 'utf8');
  writeFileSync(file, vcl.replace('"3000"', `"${behind}"`));
  const place = ['-n', join(folder, 'work'), '-a', new URL(url).host, '-f', file];
  const varnish = spawn('varnishd', ['-F', '-j', 'none', ...place, '-s', 'malloc,16m'], { stdio: 'ignore' });
  return {
    async ready() {
      const isThere = async () => {
        const { status } = await fetch(`${url}/api/alive`);
        if (status !== 204) throw new Error(`What is behind Varnish answers ${status}.`);
      };
      await vi.waitFor(isThere, { timeout: 60_000 });
    },
    async stop() {
      varnish.kill('SIGTERM');
      if (varnish.exitCode === null) await new Promise((resolve) => varnish.once('close', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether there is a Varnish with the module that purges pages, which Debian has in a package of its own. */
export function hasVarnish(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-varnish-'));
  const file = join(folder, 'modules.vcl');
  writeFileSync(file, 'vcl 4.1;\nimport xkey;\nbackend default none;\n');
  // Started by root, Varnish would by itself check the file as a user who may not read it.
  const { status } = spawnSync('varnishd', ['-j', 'none', '-C', '-n', join(folder, 'work'), '-f', file]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}
