import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '../button/contract.ts';
import { icon } from '../icon/contract.ts';
import { link, linkProjection } from '../link/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';

const entryFields = groq`
  "key": _key,
  "title": coalesce(title, "Title"),
  "href": link${linkProjection},
  text,
  icon,
  "isSoon": coalesce(isSoon, false),
  "isExternal": coalesce(isExternal, false),
  "isMobileOnly": coalesce(isMobileOnly, false),
  "isDetailed": coalesce(isDetailed, false)`;

/**
 * The site's menu: entries, each with an optional submenu, a banner beside the submenu and a line under it; and the
 * button at their end.
 */
export const menuProjection = groq`{
  "items": coalesce(items[]{
    ${entryFields},
    "submenu": coalesce(submenu[]{${entryFields}}, []),
    "banner": banner{
      "title": coalesce(title, "Title"), text, "href": link${linkProjection},
      "image": image${pictureProjection}, icon, "isSoon": coalesce(isSoon, false)
    },
    "underBanner": underBanner{"title": coalesce(title, "Title"), "text": coalesce(text, ""), "href": link${linkProjection}}
  }, []),
  "button": button${buttonProjection}
}`;

const submenuItem = z.object({
  key: z.string(),
  title: textOr('Title'),
  href: link,
  text: optionalText,
  icon,
  isSoon: z.boolean(),
  isExternal: z.boolean(),
  isMobileOnly: z.boolean(),
  isDetailed: z.boolean(),
});

const menuBanner = z.object({
  title: textOr('Title'),
  text: optionalText,
  href: link,
  image: picture,
  icon,
  isSoon: z.boolean(),
});

const menuItem = submenuItem.extend({
  submenu: z.array(submenuItem),
  banner: menuBanner.nullable(),
  underBanner: z.object({ title: textOr('Title'), text: textOr(''), href: link }).nullable(),
});

/** The checked menu. */
export const menu = z.object({ items: z.array(menuItem), button: button.nullable() });

/** The menu in the header of every page. */
export type Menu = z.output<typeof menu>;
/** An entry of a submenu. */
export type SubmenuItem = z.output<typeof submenuItem>;
/** An entry of the top level. */
export type MenuItem = z.output<typeof menuItem>;
