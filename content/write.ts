/** A document as the lake stores it. Its assets are named by `_sanityAsset` and uploaded when it is seeded. */
export type Document = { _id: string; _type: string; [field: string]: unknown };

/** Gives the items of an array the keys by which the Studio tells them apart: their type and their place. */
export function keyed<Item extends { _type: string }>(items: Item[]) {
  return items.map((item, index) => ({ _key: `${item._type}-${index + 1}`, ...item }));
}

/** A keyed array whose items are all of one type. */
export function listOf<Item extends object>(type: string, ...items: Item[]) {
  return keyed(items.map((item) => ({ _type: type, ...item })));
}

/** A reference to a document, which must exist. */
export function reference(id: string) {
  return { _type: 'reference', _ref: id };
}

/** A link to a page, post or position by its id, and perhaps to a place on it. */
export function link(id: string, anchor?: string) {
  return { _type: 'link', page: reference(id), ...(anchor && { anchor }) };
}

/** A link to an address outside the site, or to a mailbox. */
export function address(href: string) {
  return { _type: 'link', href };
}

/** A button with the words on it and where it leads. */
export function button(label: string, to: ReturnType<typeof link | typeof address>, variant: Weight) {
  return { _type: 'button', label, link: to, variant };
}

type Weight = 'cta' | 'primary' | 'ghost';

/** A picture out of `content/pictures/` with the words for people who cannot see it. */
export function picture(file: string, alt: string) {
  return { _type: 'picture', _sanityAsset: `image@pictures/${file}`, alt };
}

/** A slug, or the path of a page. */
export function slug(current: string) {
  return { _type: 'slug', current };
}

/** What search engines are told: at most 60 characters of title and 200 of description. */
export function seo(title: string, description: string, ...keywords: string[]) {
  return { _type: 'seo', title, description, keywords, noindex: false };
}
