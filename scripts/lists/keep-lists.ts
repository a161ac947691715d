import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FolderWatch } from '#contract/watch/folder-watch.ts';
import { writeLists } from './made-lists.ts';

const copiedMs = 200; // whoever drops a folder in has copied all of it by then

/**
 * Writes the lists anew as often as folders of the tree come, go or say otherwise, until it is closed; `say` hears each time
 * which lists these were.
 */
export function keepLists(root: string, say: (written: string[]) => void): { close(): void } {
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
      const written = writeLists(root);
      if (written.length > 0) say(written);
    } catch (error) {
      // What has gone while it was read is noted as any other change, and looked at once more.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }

  function watchAll(): void {
    const folders = globSync('{pages,sections,schemas}/{,**/}', { cwd: root });
    watch.add(folders.map((folder) => join(root, folder, 'any')));
  }
}
