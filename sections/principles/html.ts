import sanitizeHtml from 'sanitize-html';
import { readAddress } from '#schemas/link/read-address.ts';
import { resolveHref } from '#ui/link/resolve-href.ts';

const inline = ['b', 'strong', 'i', 'em', 'u', 'code', 'br', 'a', 'span'];
const lists = ['ul', 'ol'];
const allowedTags = [...inline, ...lists, 'p', 'li'];

/**
 * Sanitises an editor's HTML: keeps simple formatting, replaces tags where HTML does not permit them, and removes
 * everything that could run or load something. Its links behave like all links of the site (ui/link/resolve-href.ts).
 */
export function cleanHtml(html: string): string {
  const open: string[] = []; // the tags around the current one, and that tag itself
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    onOpenTag: (name) => open.push(name),
    onCloseTag: () => open.pop(),
    transformTags: {
      '*': (name, { href }) => {
        const around = open.slice(0, -1).filter((outer) => allowedTags.includes(outer));
        const tagName = allowedTags.includes(name) ? tagInPlace(name, around) : name;
        open.splice(-1, 1, tagName);
        return { tagName, attribs: tagName === 'a' ? linkAttributes(href) : {} };
      },
    },
  });
}

/**
 * The tag itself where HTML permits it, else one that it permits there: for a misplaced tag, browsers would close the
 * elements around it.
 */
function tagInPlace(tag: string, around: string[]): string {
  if (lists.includes(around.at(-1) ?? '')) return 'li';
  const isInLine = around.some((outer) => outer === 'p' || inline.includes(outer));
  const isMisplaced =
    tag === 'li' || (tag === 'a' && around.includes('a')) || (isInLine && !inline.includes(tag));
  return isMisplaced ? 'span' : tag;
}

function linkAttributes(stored: string | undefined): Record<string, string> {
  const { href, newTab, rel } = resolveHref(readAddress(stored), siteUrl());
  return { ...(href && { href }), ...(newTab && { target: '_blank' }), ...(rel && { rel }) };
}

/** The site's own address; undefined in the Studio, which checks sections too but is built for any site. */
const siteUrl = () => (typeof process === 'undefined' ? undefined : process.env.SITE_URL);
