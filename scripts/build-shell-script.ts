import { join } from 'node:path';
import { build } from 'rolldown';
import { writeShellScript } from '#web/front/shell-script-file.ts';

const entry = 'web/shell/shell-script.ts';

/** Bundles what wakes the pages that do without React into the built site below `distDir`, beside the scripts of Next. */
export async function buildShellScript(distDir: string): Promise<void> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    experimental: { resolveNewUrlToAsset: true },
    output: {
      dir: join(distDir, 'static/shell'),
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
    },
  });
  await writeShellScript(distDir, `/_next/static/shell/${output[0].fileName}`);
}
