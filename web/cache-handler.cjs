// Next offers no public base class for a cache on disk: this path is why package.json pins the version of Next.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const tagsHeader = 'x-next-cache-tags';
/** The global symbol at which this meets web/instances/next-entries.ts. */
const entries = Symbol.for('tessera.next-entries');

/**
 * The context that has Next store a page's navigation data with it. Next 16.4 reads these data from disk but writes
 * them only in the build: links would lead to the page as it was built, whatever its HTML says by now.
 */
function withNavigation(data, context) {
  const isWhole = data.rscData !== undefined && data.postponed === undefined;
  return isWhole ? { ...context, isRoutePPREnabled: false } : context;
}

const record = (data) => globalThis[Symbol.for('tessera.record-page-tags')]?.(data.headers?.[tagsHeader]);

/**
 * Next's own cache on disk, which also tells which page, or which file such as the feed, was made from which content.
 */
module.exports = class CacheHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    // The latest handler will do, because all of them write to the same folder.
    globalThis[entries] ??= {};
    globalThis[entries].store = ({ key, data, context }) => this.#store(key, data, context);
  }

  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context);
    // Unknown paths must not fill the disk; only a page that was there is overwritten by its 404.
    const isMissing = data.kind === 'APP_PAGE' && data.status === 404;
    if (isMissing && !(await super.get(key, { kind: 'APP_PAGE' }))) return;
    await this.#store(key, data, context);
    globalThis[entries].onStored?.({ key, data, context });
  }

  #store(key, data, context) {
    record(data);
    return super.set(key, data, data.kind === 'APP_PAGE' ? withNavigation(data, context) : context);
  }
};
