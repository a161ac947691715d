import Loadable from 'next/dist/shared/lib/loadable.shared-runtime.js';

/**
 * Loads the pieces of views that visitors get with code of their own (`next/dynamic`). Call it after the views are
 * imported: without it these pieces are drawn empty, and a search would say nothing of them.
 */
export async function loadPieces(): Promise<void> {
  await Loadable.preloadAll();
}
