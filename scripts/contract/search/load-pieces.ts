import Loadable from 'next/dist/shared/lib/loadable.shared-runtime.js';

/**
 * Loads the pieces of views that come to visitors with code of their own (`next/dynamic`), once their views are imported:
 * drawn before that, they are empty, and a search would say nothing of them.
 */
export async function loadPieces(): Promise<void> {
  await Loadable.preloadAll();
}
