import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FolderWatch } from '#contract/watch/folder-watch.ts';
import { type WrittenLists, writeLists } from './made-lists.ts';

const copiedMs = 200; // by then a folder that somebody drops in has been copied completely

/**
 * Writes the lists anew whenever folders of the tree come, go or change what they say, until it is closed. Each time,
 * `say` gets the lists that were written, and the folders that are newly left out.
 */
export function keepLists(root: string, say: (lists: WrittenLists) => void): { close(): void } {
  let { leftOut } = writeLists(root);
  let timer: NodeJS.Timeout | undefined;
  const watch = new FolderWatch(() => {
    clearTimeout(timer);
    timer = setTimeout(write, copiedMs);
  });
  watchAll();
  return {
    close() {
      clearTimeout(timer);
      watch.close();
    },
  };

  function write(): void {
    watchAll();
    try {
      const before = leftOut;
      const now = writeLists(root);
      ({ leftOut } = now);
      const news = leftOut.filter((one) => !before.includes(one));
      if (now.written.length + news.length > 0) say({ ...now, leftOut: news });
    } catch (error) {
      // What disappears while it is read is noticed as a change as well, and looked at once more.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }

  function watchAll(): void {
    const folders = globSync('{pages,sections,schemas}/{,**/}', { cwd: root });
    watch.add(folders.map((folder) => join(root, folder, 'any')));
  }
}
