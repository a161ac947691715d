import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBeside, showInFacts } from './beside-section.ts';
import type { ContractNews, ToldFinding } from './contract-news.ts';
import { ContractOverlay } from './contract-overlay.ts';

const ofHero: ToldFinding = {
  kind: 'hero',
  path: 'title',
  sentence: 'may be null, but the contract requires a text',
  field: 'hero.title',
  fix: 'validation: (rule) => rule.required()',
  place: { file: 'sections/hero/contract.ts', line: 24, column: 3 },
};
const ofFaq: ToldFinding = { kind: 'faq', path: 'items[].key', sentence: 'may be any text' };
const news = (...findings: ToldFinding[]): ContractNews => ({ findings });
const onHome = new Set(['hero']);

let dom: JSDOM;
beforeEach(() => {
  dom = new JSDOM('<!doctype html><html lang="en"><title>Page</title><body><main></main>', {
    url: 'http://localhost:3000',
  });
  vi.stubGlobal('document', dom.window.document);
});
afterEach(() => {
  vi.unstubAllGlobals();
  dom.window.close();
});

function open() {
  const overlay = new ContractOverlay(dom.window.sessionStorage);
  dom.window.document.documentElement.append(overlay.element);
  const root = overlay.element.shadowRoot as ShadowRoot;
  const find = <Kind extends HTMLElement>(selector: string) => root.querySelector(selector) as Kind;
  return { overlay, find, panel: find('[role=dialog]'), badge: find<HTMLButtonElement>('.badge') };
}
const press = (key: string) =>
  dom.window.document.dispatchEvent(new dom.window.KeyboardEvent('keydown', { key, cancelable: true }));

test('a finding on a kind of the page is shown with what mends it, and goes when it is mended', () => {
  const { overlay, panel, badge, find } = open();
  overlay.show(news(), onHome);
  expect([panel.hidden, badge.hidden]).toEqual([true, true]);
  overlay.show(news(ofHero, ofFaq), onHome);
  expect(panel.hidden).toBe(false);
  for (const words of [ofHero.sentence, ofHero.fix, 'hero.title', 'sections/hero/contract.ts:24:3'])
    expect(panel.textContent).toContain(words);
  expect(panel.textContent).toMatch(/On this page.*Elsewhere.*faq\.items\[\]\.key/);
  expect(find<HTMLAnchorElement>('a').href).toBe(
    'http://localhost:3000/__nextjs_launch-editor?file=..%2Fsections%2Fhero%2Fcontract.ts&line1=24&column1=3',
  );
  overlay.show(news(), onHome);
  expect([panel.hidden, badge.hidden]).toEqual([true, true]);
});

test('of findings on other kinds there is a badge alone, which opens them', () => {
  const { overlay, panel, badge, find } = open();
  overlay.show(news(ofFaq), onHome);
  expect([panel.hidden, badge.textContent]).toEqual([true, 'Contract: 1 finding']);
  badge.click();
  expect(panel.textContent).toMatch(/Not on this page.*faq/);
  expect((find('header').getRootNode() as ShadowRoot).activeElement?.textContent).toContain('Close');
});

test('Escape closes it; it stays closed when the page is loaded anew, until another finding comes or this one comes back', () => {
  const first = open();
  first.overlay.show(news(ofHero), onHome);
  press('Escape');
  expect([first.panel.hidden, first.badge.hidden]).toEqual([true, false]);
  const second = open();
  second.overlay.show(news(ofHero), onHome);
  expect(second.panel.hidden).toBe(true);
  second.overlay.show(news(ofHero, { ...ofHero, path: 'text' }), onHome);
  expect(second.panel.hidden).toBe(false);
  press('Escape');
  second.overlay.show(news(), onHome);
  second.overlay.show(news(ofHero), onHome);
  expect(second.panel.hidden).toBe(false);
});

test('a contract that cannot be read is told where that comes from', () => {
  const { overlay, panel, badge } = open();
  const place = { file: 'sections/faq/contract.ts', line: 20 };
  overlay.show({ findings: [], problem: { message: 'Unexpected token', place } }, onHome);
  expect([panel.hidden, badge.textContent]).toEqual([true, 'Contract: cannot be read']);
  badge.click();
  expect(panel.textContent).toContain('cannot be read: Unexpected token sections/faq/contract.ts:20');
});

test('nobody stumbles over it', async () => {
  const { overlay, panel } = open();
  overlay.show(news(ofHero, ofFaq), onHome);
  // axe wants the window that its document belongs to.
  dom.window.document.body.innerHTML = `<main>${panel.outerHTML}</main>`;
  const rules = { 'color-contrast': { enabled: false } };
  const { window } = new JSDOM(dom.serialize(), { runScripts: 'outside-only' });
  window.eval(axe.source);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ rules });
  expect(violations.map(({ id }) => id)).toEqual([]);
  window.close();
});

test('beside a section stand the findings on its kind', () => {
  const { document } = dom.window;
  document.body.innerHTML = '<div data-findings-of="hero" hidden></div>';
  const place = document.querySelector('div') as HTMLElement;
  showBeside(document, news(ofFaq));
  expect(place.hidden).toBe(true);
  showBeside(document, news(ofHero, ofFaq));
  expect(place.hidden).toBe(false);
  expect(place.textContent).toMatch(/hero\.title.*may be null/);
  expect(place.textContent).not.toContain('faq');
  showBeside(document, news());
  expect(place.hidden).toBe(true);
});

test('the facts of a kind in the gallery follow the news, and what the page knows of one in which all is well stands', () => {
  const { document: page } = dom.window;
  page.body.innerHTML = `<dl><dd><div>90 values proven</div><div data-contract-of="hero" data-contract-is="proven" hidden></div></dd>
    <dd><div>✗ faq.items</div><div data-contract-of="faq" data-contract-is="broken" hidden></div></dd></dl>`;
  const seen = () =>
    [...page.querySelectorAll<HTMLElement>('dd')].map((fact) =>
      [...fact.children]
        .filter((part) => !part.hasAttribute('hidden'))
        .map((part) => part.textContent)
        .join(),
    );
  showInFacts(page, news());
  expect(seen()).toEqual(['90 values proven', 'agrees']);
  showInFacts(page, news(ofHero, ofHero));
  expect(seen()).toEqual(['2 findings, below', 'agrees']);
  showInFacts(page, { ...news(ofHero), problem: { message: 'Unexpected token' } });
  expect(seen()).toEqual(['cannot be read at the moment', 'cannot be read at the moment']);
  showInFacts(page, news());
  expect(seen()).toEqual(['agrees', 'agrees']);
});
