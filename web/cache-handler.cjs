// Next offers no public base class for a cache on disk: this path is why package.json pins the version of Next.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const tagsHeader = 'x-next-cache-tags';

/** Next's own cache on disk, which also tells which page was made from which content. */
module.exports = class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context);
    // Unknown paths must not fill the disk; only a page that was there is overwritten by its 404.
    if (data.status === 404 && !(await super.get(key, { kind: 'APP_PAGE' }))) return;
    globalThis[Symbol.for('tessera.record-page-tags')]?.(data.headers?.[tagsHeader]);
    return super.set(key, data, context);
  }
};
