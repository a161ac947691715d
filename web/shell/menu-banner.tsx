import type { MenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Soon } from './soon.tsx';

/** The card beside a submenu, 304 px wide at most. */
export function MenuBanner({ banner }: Pick<MenuItem, 'banner'>) {
  if (!banner) return null;
  return (
    <Link href={banner.isSoon ? null : banner.href} className="menu-banner">
      {banner.image && <Picture picture={banner.image} sizes="304px" aspectRatio={16 / 9} />}
      <span className="menu-link-title">
        {banner.icon && <Icon name={banner.icon} />} {banner.title} {banner.isSoon && <Soon />}
      </span>
      {banner.text && <span className="menu-link-text">{banner.text}</span>}
    </Link>
  );
}

/** The line under a submenu. */
export function MenuUnderBanner({ underBanner }: Pick<MenuItem, 'underBanner'>) {
  if (!underBanner) return null;
  return (
    <Link href={underBanner.href} className="menu-under-banner">
      <strong>{underBanner.title}</strong>
      <span>{underBanner.text}</span>
    </Link>
  );
}
