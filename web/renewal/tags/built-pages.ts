import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const meta = z.object({ headers: z.object({ 'x-next-cache-tags': z.string() }) });

/** The tag headers of all pages on disk: those of the build first, then those that were rendered anew since. */
export async function* readBuiltTags(distDir: string): AsyncGenerator<string> {
  for (const folder of ['app', 'route-cache']) {
    for await (const file of glob('**/*.meta', { cwd: path.join(distDir, 'server', folder) })) {
      const found = meta.safeParse(
        JSON.parse(await readFile(path.join(distDir, 'server', folder, file), 'utf8')),
      );
      if (found.success) yield found.data.headers['x-next-cache-tags'];
    }
  }
}
