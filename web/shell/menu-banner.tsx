import type { MenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Soon } from './soon.tsx';

/**
 * Where the banner stands: beside the entries of a wide panel, as high as these, or below them in a group of the narrow
 * menu.
 */
type BannerPlace = 'panel' | 'group';

const bannerLooks: Record<
  BannerPlace,
  { link: string; title: string; picture: string; ratio: number; sizes: string }
> = {
  panel: {
    link: 'flex max-w-[304px] flex-col bg-mist p-3',
    title: 'mt-3 text-s/[1.45] font-medium',
    // It grows over what the entries leave free, and is cut out of a square.
    picture: 'relative aspect-video grow *:absolute *:inset-0 *:h-full',
    ratio: 1,
    sizes: '304px',
  },
  group: {
    link: 'mb-5 flex flex-col bg-mist p-3',
    title: 'mt-3',
    picture: '',
    ratio: 16 / 9,
    sizes: '100vw',
  },
};

/** The card of a submenu: beside its entries 304 px wide at most, below them as wide as they are. */
export function MenuBanner({ banner, place }: Pick<MenuItem, 'banner'> & { place: BannerPlace }) {
  if (!banner) return null;
  const { link, title, picture, ratio, sizes } = bannerLooks[place];
  return (
    <Link href={banner.isSoon ? null : banner.href} className={link} data-part="banner">
      {banner.image && (
        // Without a low-quality preview, which would be in every page for the few who open a menu before the picture
        // has loaded.
        <Picture
          picture={{ ...banner.image, lqip: null }}
          sizes={sizes}
          aspectRatio={ratio}
          className={picture}
        />
      )}
      <span className={title}>
        {banner.icon && <Icon name={banner.icon} className="inline-block text-teal" />} {banner.title}{' '}
        {banner.isSoon && <Soon />}
      </span>
      {banner.text && <span className="text-xs/[1.45] text-quiet">{banner.text}</span>}
    </Link>
  );
}

const underLooks: Record<BannerPlace, string> = {
  panel:
    'flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-[1.85rem] py-[0.85rem] text-xs/[1.65] hover:bg-mist',
  group: 'flex flex-wrap gap-x-3 gap-y-1 pb-5 text-xs/[1.65]',
};

/** The line under a submenu. */
export function MenuUnderBanner({
  underBanner,
  place,
}: Pick<MenuItem, 'underBanner'> & { place: BannerPlace }) {
  if (!underBanner) return null;
  return (
    <Link href={underBanner.href} className={underLooks[place]} data-part="under-banner">
      <strong>{underBanner.title}</strong>
      <span className="text-quiet">{underBanner.text}</span>
    </Link>
  );
}
