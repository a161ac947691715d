import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inheritedVariables } from '../product/inherited-variables.ts';
import { client, html, lakeUrl, token, url } from '../setup/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-migrate-'));
const paths = ['/of-an-older-form', '/of-an-older-form-too'];
const idOf = (path: string) => `page${path.replace('/', '-')}`;
afterAll(async () => {
  for (const path of paths) await client.delete(idOf(path));
  rmSync(folder, { recursive: true });
});

/** Runs `npm run migrate` on the lake of the product; resolves with its exit code and all its output. */
function migrate(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...inheritedVariables(),
    SANITY_API_HOST: lakeUrl,
    LAKE_TOKEN: token,
    DATA_DIR: folder,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/migrate.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const sectionsOf = async (path: string) => (await html(path)).match(/<section.*<\/section>/s)?.[0];

test('visitors see no difference when content of an older form is migrated, nor when that is undone', async () => {
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'page-platform' } };
  const button = { _type: 'button', label: 'See the platform', variant: 'cta', link };
  for (const path of paths) {
    const sections = [{ _key: 'end', _type: 'cta-banner', title: 'Of an older form', button }];
    const current = { _type: 'slug', current: path };
    await client.create({ _id: idOf(path), _type: 'page', title: 'Older', path: current, sections });
    await expect.poll(async () => (await fetch(url + path)).status).toBe(200);
  }
  const [edited = '', kept = ''] = paths;
  const before = (await sectionsOf(kept)) ?? '';
  const ofEdited = (await sectionsOf(edited)) ?? ''; // differs, because each page draws its closing banner from its own path
  expect(before).toMatch(/href="\/platform"[^>]*>(<[^>]*>)*See the platform/);

  expect(await migrate()).toMatchObject({ code: 0, said: expect.stringContaining('2 documents changed.') });
  const old = '*[count(sections[_type == "cta-banner" && defined(button)]) > 0]._id';
  expect(await client.fetch(old)).toEqual([]);
  expect(await sectionsOf(kept)).toBe(before);

  // The page is now made from the new form, and is the same except for the edited word.
  await client.patch(idOf(edited)).set({ 'sections[0].buttons[0].label': 'Look at it' }).commit();
  await expect.poll(() => sectionsOf(edited)).toBe(ofEdited.replaceAll('See the platform', 'Look at it'));

  const undone = await migrate('--undo');
  expect(undone.said).toContain('1 document put back.');
  expect(undone).toMatchObject({ code: 1, said: expect.stringContaining(idOf(edited)) });
  expect(await client.fetch(old)).toEqual([idOf(kept)]);
  expect(await sectionsOf(kept)).toBe(before);
});
