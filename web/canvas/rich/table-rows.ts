const apart = ' · '; // between the cells of a row
const structured = 'ul, ol, h1, h2, h3, h4, h5, h6, table, blockquote';

/**
 * Turns tables in HTML into lists, one item a row with its cells side by side. Formatted texts have no tables, and
 * cells one below the other would mean nothing. Tables that serve layout, with one column or with lists in them, stay
 * as they are.
 */
export function withTableRows(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].filter(({ textContent }) => textContent.trim());
    const isData = rows.every(({ cells }) => cells.length > 1) && !table.querySelector(structured);
    if (rows.length === 0 || !isData) continue;
    const list = document.createElement('ul');
    list.append(...rows.map(pointOf));
    table.replaceWith(list);
  }
  return body.innerHTML;
}

function pointOf({ cells }: HTMLTableRowElement): HTMLElement {
  const point = document.createElement('li');
  for (const [index, cell] of [...cells].entries()) {
    if (index > 0) point.append(apart);
    const words = wordsOf(cell);
    const head = document.createElement('strong');
    if (cell.tagName === 'TH') head.append(...words);
    point.append(...(cell.tagName === 'TH' ? [head] : words));
  }
  return point;
}

/** The content of a cell with its marks and links, but without its paragraphs, so that a row stays one item. */
const wordsOf = (cell: Element): Node[] =>
  [...cell.childNodes].flatMap((node, index) => {
    const isParagraph = node instanceof Element && /^(P|DIV)$/.test(node.tagName);
    const nodes = isParagraph ? [...node.childNodes] : [node];
    return isParagraph && index > 0 ? [document.createTextNode(' '), ...nodes] : nodes;
  });
