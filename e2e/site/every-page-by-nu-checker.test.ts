import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { html } from '../setup/site.ts';
import { pathsIn, readSitemap } from './read-sitemap.ts';

const run = promisify(execFile);
const succeeds = (program: string, option: string) => spawnSync(program, [option]).status === 0;
// Java is checked first, because without it the vnu that npm installs would download one.
const canRun = succeeds('java', '-version') && succeeds('vnu', '--version');

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

test.skipIf(!canRun)(
  'the Nu HTML checker finds no error in any page (this needs Java and vnu, of the npm package vnu-jar)',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-pages-'));
    try {
      const paths = [...pathsIn(await readSitemap()), '/search', '/search?q=key', '/no-such-page'];
      for (const [index, path] of paths.entries())
        writeFileSync(join(folder, `${index}.html`), await html(path));
      expect(readdirSync(folder).length).toBeGreaterThan(40);
      const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', folder];
      const { stdout } = await run('vnu', options, { maxBuffer: 2 ** 28 });
      // It is the JSON that the checker's documentation describes.
      const { messages } = JSON.parse(stdout) as { messages: Message[] };
      const pathOf = (url: string) => paths[Number(/(\d+)\.html$/.exec(url)?.[1])];
      expect(messages.map(({ url, message, extract }) => `${pathOf(url)} ${message} ${extract}`)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
