import { Icon } from '../icon/icon.tsx';

/**
 * Ways to pass an address on: by mail, which needs no script, and by `defineShare` as a copy and by whatever the visitor's
 * system offers.
 */
export function Share({ title, url }: { title: string; url: string }) {
  return (
    <tessera-share data-title={title} data-url={url}>
      <ul className="share">
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            <Icon name="mail" /> Share by mail
          </a>
        </li>
        <li>
          <button type="button" data-action="copy">
            <Icon name="link" /> Copy link
          </button>
          <span role="status" />
        </li>
        <li data-needs="share">
          <button type="button" data-action="share">
            <Icon name="share" /> Share …
          </button>
        </li>
      </ul>
    </tessera-share>
  );
}
