import sanitizeHtml from 'sanitize-html';

/**
 * Keeps the inline formatting of an editor's HTML and takes out all that could run or load something.
 * Links that leave the site open in a new tab without handing over where the reader came from.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 'code', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
  });
}

function linkAttributes(href: string | undefined): Record<string, string> {
  if (!href) return {};
  return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'nofollow noreferrer' } : { href };
}
