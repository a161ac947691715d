import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '#settings/variables.ts';
import { readSources } from './imports.ts';

/**
 * The variables that are read where they are used, and why that bakes nothing in that a later start would not know of.
 */
const known: Record<string, string> = {
  SITE_URL: 'written in by web/next.config.mjs: a build holds it (web/settings-effect.ts)',
  FLAGS_URL: 'written in by web/next.config.mjs: a build holds it (web/settings-effect.ts)',
  NODE_ENV: 'is what Next builds for',
  RENDERER_PORT: 'is told by `npm start` to what it starts',
  RENDERER_SECRET: 'is told by `npm start` to what it starts',
  RELEASE_BEFORE: 'is told by a release to what it starts',
  STUDIO_PORT: 'is told by `npm run dev` to what it starts',
};

/** Every place of a text that reads the environment past the room of the settings. */
function readsPast({ file, text }: { file: string; text: string }): string[] {
  const reads = [...text.matchAll(/\bprocess\.env\b(?:\.(\w+))?/g)].map(([, name = 'all of them']) => name);
  return reads.filter((name) => !known[name]).map((name) => `"${file}" reads ${name}.`);
}

test('what is drawn learns every setting from the room of the settings, and web/settings-effect.ts knows where each of them stays', async () => {
  const rooms = await readSources(['web', 'sections', 'schemas', 'ui', 'studio']);
  const own = rooms.filter(({ file }) => !/\.test\.tsx?$|\/e2e\//.test(file));
  const roots = globSync(['sanity.*.ts', 'web/*.cjs']);
  const all = [...own, ...roots.map((file) => ({ file, text: readFileSync(file, 'utf8') }))];
  expect(all.flatMap(readsPast)).toEqual([]);
});

test('the lake names no setting of the product: whoever opens it says what its options are called there', async () => {
  const names = Object.keys(variables.shape).filter((name) => name.includes('_'));
  const named = new RegExp(`\\b(${names.join('|')})\\b`, 'g');
  const sources = (await readSources(['lake'])).filter(({ file }) => !/\.test\.ts$|-fixture\.ts$/.test(file));
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(named)].map(([name]) => `"${file}" names ${name}.`),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('a planted variable is found and named', () => {
  const text = 'process.env.SITE_URL; process.env.NEXT_PUBLIC_KEY; ({ ...process.env });';
  expect(readsPast({ file: 'ui/link/link.tsx', text })).toEqual([
    '"ui/link/link.tsx" reads NEXT_PUBLIC_KEY.',
    '"ui/link/link.tsx" reads all of them.',
  ]);
});
