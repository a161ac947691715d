import axe from 'axe-core';
import { JSDOM } from 'jsdom';

// Rules that need colours, sizes or a whole page are left to a browser.
const rules: Record<string, { enabled: boolean }> = Object.fromEntries(
  [
    'color-contrast',
    'target-size',
    'region',
    'landmark-one-main',
    'page-has-heading-one',
    'document-title',
  ].map((name) => [name, { enabled: false }]),
);

let opened: { body: HTMLElement; run: typeof axe.run } | undefined;

function theDocument() {
  opened ??= open();
  return opened;
}

/**
 * Puts HTML into the one document that all calls share, because making another takes longer than what is asked of it.
 */
export function bodyOf(html: string): HTMLElement {
  const { body } = theDocument();
  body.innerHTML = html;
  return body;
}

/** What axe finds in HTML, a line for each place. */
export async function axeFaults(html: string): Promise<{ rule: string; said: string }[]> {
  const body = bodyOf(html);
  const { violations } = await theDocument().run(body, {
    resultTypes: ['violations'],
    rules,
    iframes: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      said: `${help} (axe, ${id}) at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`,
    })),
  );
}

/** Where an element stands, as in `section > ul > li > a`. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let one: Element | null = element; one && one.localName !== 'body'; one = one.parentElement)
    names.unshift(one.localName);
  return names.join(' > ');
}

function open(): { body: HTMLElement; run: typeof axe.run } {
  const { window } = new JSDOM(
    '<!doctype html><html lang="en"><title>A section</title><body></body></html>',
    {
      runScripts: 'outside-only',
    },
  );
  window.eval(axe.source);
  // The evaluated source has set this global, which the window's type does not name.
  return { body: window.document.body, run: (window as unknown as { axe: typeof axe }).axe.run };
}
