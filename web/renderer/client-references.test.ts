import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readDispensable } from './client-references.ts';

function built(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-references-'));
  const file = join(folder, 'server/app/(site)/[[...path]]/page_client-reference-manifest.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return folder;
}

const module = (id: number) => ({ id, name: '*', chunks: [] });

test("Next's own modules, islands, the waking of the shell and what catches React's errors are dispensable, all else is not", async () => {
  const clientModules = {
    '[project]/node_modules/next/dist/client/app-dir/link.js': module(1),
    '[project]/node_modules/next/dist/client/app-dir/link.js <module evaluation>': module(1),
    '[project]/web/shell/awake.tsx': module(2),
    '[project]/web/sections/section-boundary.tsx <module evaluation>': module(3),
    '[project]/ui/calculator/calculator.tsx': module(6),
    '[project]/ui/calculator/calculator-of-another.tsx': module(4),
    '[project]/node_modules/other/web/shell/awake.tsx': module(5),
  };
  const distDir = built(
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(site)/[[...path]]/page"] = ${JSON.stringify({ clientModules })};\n`,
  );
  expect(await readDispensable(distDir)).toEqual(new Set(['1', '2', '3', '6']));
});

test('a list in another form is not passed over', async () => {
  await expect(readDispensable(built('export default {}'))).rejects.toThrow(
    'page_client-reference-manifest.js',
  );
});
