// Next offers no public base class for a cache on disk: this path is why package.json pins the version of Next.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const tagsHeader = 'x-next-cache-tags';

/**
 * Next 16.4 reads a page's navigation data from disk, but writes it with the build alone: links would lead to a page as it was
 * built, whatever its HTML says by now.
 */
function withNavigation(data, context) {
  const isWhole = data.rscData !== undefined && data.postponed === undefined;
  return isWhole ? { ...context, isRoutePPREnabled: false } : context;
}

const record = (data) => globalThis[Symbol.for('tessera.record-page-tags')]?.(data.headers?.[tagsHeader]);

/** Next's own cache on disk, which also tells which page, or which file such as the feed, was made from which content. */
module.exports = class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'APP_ROUTE') record(data);
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context);
    // Unknown paths must not fill the disk; only a page that was there is overwritten by its 404.
    if (data.status === 404 && !(await super.get(key, { kind: 'APP_PAGE' }))) return;
    record(data);
    return super.set(key, data, withNavigation(data, context));
  }
};
