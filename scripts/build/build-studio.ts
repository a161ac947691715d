import { copyFile, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variables } from '#settings/variables.ts';
import { runProgram } from '../process/child.ts';
import { folder, noteBuiltStudio, studioFingerprint } from './built-studio.ts';

/** Builds the Studio into studio/dist, where the site serves it from; throws with the builder's words. */
export async function buildStudio(): Promise<void> {
  const sanity = join(process.cwd(), 'node_modules/sanity/bin/sanity');
  const madeFrom = await studioFingerprint();
  await runProgram(process.execPath, [sanity, 'build', folder, '--yes'], {
    ...withoutSanitys(process.env),
    DO_NOT_TRACK: '1',
    NODE_ENV: 'production',
  });
  await keepAtHome();
  noteBuiltStudio(madeFrom);
}

/** Sanity's own variables, each as undefined: its build would otherwise write their values into the Studio for good. */
export function withoutSanitys(variables: Variables): Variables {
  const names = Object.keys(variables).filter((name) => name.startsWith('SANITY_'));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/**
 * Makes the Studio load nothing from other hosts: removes the script that Sanity's build names there, and serves the
 * fonts from here.
 */
async function keepAtHome(): Promise<void> {
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(
    page,
    html
      .replace(/<script[^>]*core\.sanity-cdn\.com[^>]*><\/script>/, '')
      .replace(/@font-face \{[^}]*studio-static\.sanity\.io[^}]*\}/g, '')
      .replace(/<link href="\/static\/(favicon|apple-touch-icon|manifest)[^>]*>/g, '')
      .replace('</title>', '</title><link rel="icon" href="/favicon.ico" sizes="any">'),
  );
  for (const style of ['normal', 'italic']) {
    const font = `node_modules/@fontsource-variable/inter/files/inter-latin-wght-${style}.woff2`;
    await copyFile(font, join(folder, 'static', `inter-${style}.woff2`));
  }
  for await (const file of glob(`${folder}/static/*.css`)) {
    const css = await readFile(file, 'utf8');
    const own = css
      .replace(
        /https:\/\/design-system-static\.sanity\.io\/InterVariable-Italic[^)]*/g,
        './inter-italic.woff2',
      )
      .replace(/https:\/\/design-system-static\.sanity\.io\/InterVariable[^)]*/g, './inter-normal.woff2');
    if (own !== css) await writeFile(file, own);
  }
}
