const ofList = /mso-list:\s*l\d+\s+level(\d+)/i;
const sign = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const maxLevel = 9; // of Word's own
const counted = /^\(?[\p{L}\d]{1,5}[.)]/u;

/**
 * Turns Word's lists in HTML into real lists. Word writes paragraphs whose style names list and level, and whose bullet
 * or number is text.
 */
export function withWordLists(html: string): string {
  if (!ofList.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const level = ofList.exec(paragraph.getAttribute('style') ?? '')?.[1];
    if (level === undefined) continue;
    const signs = [...paragraph.querySelectorAll(sign)];
    const isCounted = counted.test(signs[0]?.textContent.trim() ?? '');
    for (const each of signs) each.remove();
    let nodes: Node[] = [...paragraph.childNodes];
    for (let depth = 0; depth < Math.min(Number(level), maxLevel); depth++) {
      const list = document.createElement(isCounted ? 'ol' : 'ul');
      list.append(document.createElement('li'));
      list.firstElementChild?.append(...nodes);
      nodes = [list];
    }
    paragraph.replaceWith(...nodes);
  }
  return body.innerHTML;
}
