import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { FinishedPage } from '../finished/finished-page.ts';
import type { NextEntries, NextEntry } from './next-entries.ts';
import type { SharedRenderings, Taken } from './shared-renderings.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }; // most of it is compressed already

/**
 * Answers a page as another instance has rendered it from the present content; else has it rendered here and shares it.
 */
export type SharePage = (path: string, renderAnew: () => Promise<FinishedPage>) => Promise<FinishedPage>;

/** Makes the function by which each page is rendered once for all instances. */
export function sharePages(shared: SharedRenderings, entries: NextEntries): SharePage {
  return async (path, renderAnew) => {
    const taken = await shared.take(path);
    if (!taken) return renderAnew();
    if (taken.page) return (await unpack(taken.page).catch(tellUntaken)) ?? renderAnew();
    const rendering = renderAnew();
    void hand(path, rendering, taken).catch(() => shared.letGo(path));
    return rendering;
  };

  /** Has Next store the entry of a shared page; undefined while it cannot yet. */
  async function unpack(bytes: Buffer): Promise<FinishedPage | undefined> {
    // The same build has packed it, because the name of everything shared includes the build.
    const { entry, page } = deserialize(await decompress(bytes)) as { entry: NextEntry; page: FinishedPage };
    return (await entries.store(entry)) ? page : undefined;
  }

  async function hand(
    path: string,
    rendering: Promise<FinishedPage>,
    taken: Extract<Taken, { epoch: string }>,
  ): Promise<void> {
    const stored = entries.next(path, rendering);
    const page = await rendering;
    // A path where nothing is found is not shared: each instance finds that out for itself.
    const entry = page.status < 400 ? await stored : undefined;
    if (!entry) return shared.letGo(path);
    const bytes = await compress(serialize({ entry, page }), quick);
    await shared.keep(path, bytes, entries.tagsOf(entry), taken);
  }
}

function tellUntaken(error: unknown): undefined {
  console.warn('A page of another instance could not be taken over, and is rendered here:', error);
}
