import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes a `.br` beside each script and style of a folder, in brotli's best quality, which is too slow for a request.
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob('**/*.{css,js}', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
}
