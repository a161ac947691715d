import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quoteForCaddy, quoteForNginx } from './quote.ts';

test('a text is written so that each server reads it as it is', () => {
  expect(quoteForNginx('a "b" \\.c')).toBe('"a \\"b\\" \\\\.c"');
  expect(quoteForCaddy('a "b" \\.c')).toBe('"a \\"b\\" \\.c"');
});

test.skipIf(spawnSync('caddy', ['version']).status !== 0)(
  'Caddy reads quotation marks and backslashes as they were (this needs caddy)',
  ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-quote-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const text = 'a "b" \\.c \\\\d';
    const config = join(folder, 'Caddyfile');
    writeFileSync(config, `:1 {\n\trespond ${quoteForCaddy(text)}\n}\n`);
    const { stdout } = spawnSync('caddy', ['adapt', '--config', config, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
    });
    expect(stdout).toContain(JSON.stringify(text));
  },
);
