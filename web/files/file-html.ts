import type { FinishedPage } from '../finished/finished-page.ts';
import { plainOf } from '../finished/finished-page.ts';
import { splitPolicy } from '../headers/page-policy.ts';

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * The HTML of a page for a server that knows nothing of single pages: what its own headers would say is in its head,
 * above all the hashes of its scripts. Null for a page without a place for it.
 */
export function htmlOfFile(page: FinishedPage): string | null {
  const html = plainOf(page).toString('utf8');
  const policy = page.headers['content-security-policy'];
  const found = charset.exec(html);
  if (!found || policy === undefined) return null;
  const { inPage } = splitPolicy(policy);
  // Nothing before them in the page loads or runs.
  const said = `<meta http-equiv="Content-Security-Policy" content="${attribute(inPage)}"/>${linksOf(page.headers.link)}`;
  const end = found.index + found[0].length;
  return html.slice(0, end) + said + html.slice(end);
}

const link = /<([^>]*)>((?:\s*;\s*[\w-]+(?:=(?:"[^"]*"|[^\s",;]*))?)*)/g;
const parameter = /;\s*([\w-]+)(?:=(?:"([^"]*)"|([^\s",;]*)))?/g;

/** The links of a `Link` header, as elements of the head. */
function linksOf(header: string | undefined): string {
  const links = [...(header ?? '').matchAll(link)].map(([, href = '', parameters = '']) => {
    const attributes = [...parameters.matchAll(parameter)].map(
      ([, name, quoted, plain]) => ` ${name}="${attribute(quoted ?? plain ?? '')}"`,
    );
    return `<link href="${attribute(href)}"${attributes.join('')}/>`;
  });
  return links.join('');
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
