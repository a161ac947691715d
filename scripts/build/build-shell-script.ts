import { join } from 'node:path';
import { build } from 'rolldown';
import type { Environment } from '#settings/environment.ts';
import { writeShellScript } from '#web/renderer/shell-script-file.ts';

const entry = 'web/shell/shell-script.ts';
const islands = join(import.meta.dirname, '../../web/islands');

/**
 * Bundles the script that wakes pages without Next, and their islands, into the built site, beside the scripts of Next.
 */
export async function buildShellScript(environment: Environment): Promise<void> {
  const { distDir, siteUrl, flagsUrl } = environment;
  const { output } = await build({
    input: entry,
    platform: 'browser',
    experimental: { resolveNewUrlToAsset: true },
    resolve: {
      alias: { 'next/link': join(islands, 'next-link.tsx') },
    },
    checks: { moduleLevelDirective: false }, // 'use client' means nothing here
    moduleTypes: { '.css': 'empty' }, // a page keeps the style sheets that Next has given it
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.SITE_URL': JSON.stringify(siteUrl),
        'process.env.FLAGS_URL': JSON.stringify(flagsUrl),
      },
    },
    output: {
      dir: join('web', distDir, 'static/shell'),
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
    },
  });
  await writeShellScript(join('web', distDir), `/_next/static/shell/${output[0].fileName}`);
}
