import sanitizeHtml from 'sanitize-html';

const inline = ['b', 'strong', 'i', 'em', 'u', 'code', 'br', 'a', 'span'];
const lists = ['ul', 'ol'];
const allowedTags = [...inline, ...lists, 'p', 'li'];

/**
 * Keeps the simple formatting of an editor's HTML, mends tags that stand where HTML does not let them, and takes out all
 * that could run or load something. Links that leave the site open in a new tab without handing over where the reader
 * came from.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []; // up to the tag that is being looked at
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

/** The tag itself where HTML lets it stand, or one that may stand there: browsers would close what is around it. */
function tagInPlace(tag: string, around: string[]): string {
  if (lists.includes(around.at(-1) ?? '')) return 'li';
  const isInLine = around.some((outer) => outer === 'p' || inline.includes(outer));
  const isMisplaced =
    tag === 'li' || (tag === 'a' && around.includes('a')) || (isInLine && !inline.includes(tag));
  return isMisplaced ? 'span' : tag;
}

function linkAttributes(href: string | undefined): Record<string, string> {
  if (!href) return {};
  return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'nofollow noreferrer' } : { href };
}
