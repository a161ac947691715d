import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { writeShortClasses } from '#web/renderer/short-classes.ts';
import { shortenClasses } from './shorten-classes.ts';

/**
 * Writes the style sheets of finished pages, with short class names, beside those of Next, and records sheets and names
 * with the build. The script of pages without a framework must be built before, because it decides which names are
 * needed.
 */
export async function buildShortSheets({ distDir }: Pick<Environment, 'distDir'>): Promise<void> {
  const folder = join('web', distDir, 'static');
  const list = async (pattern: string) => (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const linked = (await list('chunks/*.css')).map(async (name) => ({ name, css: await read(name) }));
  const scripts = (await list('shell/**/*.js')).map(read);
  const { sheets, names } = shortenClasses(await Promise.all(linked), await Promise.all(scripts));
  await mkdir(join(folder, 'short'), { recursive: true });
  const written = await Promise.all(
    sheets.map(async ({ name, css }) => {
      const hash = createHash('sha1').update(css).digest('base64url').slice(0, 10);
      // As deep below the root of the site as the sheet that it is made from, because it refers to fonts by relative
      // paths.
      const file = `short/${basename(name, '.css')}-${hash}.css`;
      await writeFile(join(folder, file), css);
      return [`/_next/static/${name}`, `/_next/static/${file}`];
    }),
  );
  await writeShortClasses(join('web', distDir), { names, sheets: Object.fromEntries(written) });
}
