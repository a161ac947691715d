import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';

const item = 'flex items-center gap-3';
const way = 'inline-flex min-h-10 cursor-pointer items-center gap-2 hover:text-teal';

/**
 * Ways to share an address: by mail, which needs no script, and by `defineShare` as a copy and through the share
 * sheet of the visitor's system.
 */
export function Share({ title, url }: { title: string; url: string }) {
  return (
    <tessera-share data-title={title} data-url={url} className="print:hidden" suppressHydrationWarning>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-quiet">
        <li className={item}>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
            className={way}
          >
            <Icon name="mail" /> Share by mail
          </a>
        </li>
        <li className={item}>
          <button
            type="button"
            className={clsx(way, 'in-[tessera-share:not([data-ready])]:invisible')}
            data-action="copy"
          >
            <Icon name="link" /> Copy link
          </button>
          <span role="status" className="mono text-teal" />
        </li>
        <li className={clsx(item, 'in-[tessera-share:not([data-shares])]:hidden')}>
          <button
            type="button"
            className={clsx(way, 'in-[tessera-share:not([data-ready])]:invisible')}
            data-action="share"
          >
            <Icon name="share" /> Share …
          </button>
        </li>
      </ul>
    </tessera-share>
  );
}
