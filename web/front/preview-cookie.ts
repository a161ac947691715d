import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const manifest = z.object({ preview: z.object({ previewModeId: z.string() }) });

/** The value of the cookie by which Next knows an editor in preview; it changes with every build. */
export async function readPreviewCookie(distDir: string): Promise<string> {
  const file = path.join(distDir, 'prerender-manifest.json');
  return manifest.parse(JSON.parse(await readFile(file, 'utf8'))).preview.previewModeId;
}
