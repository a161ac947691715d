import { cannotBeRead } from './beside-section.ts';
import type { ContractNews, ToldFinding } from './contract-news.ts';
import { findingItem, withText } from './finding-item.ts';
import { overlayStyles } from './overlay-styles.ts';

const dismissedKey = 'tessera:findings-seen';

/**
 * The overlay of a page in development: a dialog with the findings on the kinds that the page holds, until it is closed
 * or they are mended, and a badge that counts the findings. It neither takes on the page's styles nor holds the
 * keyboard's focus.
 */
export class ContractOverlay {
  /** The element to put into the page; its parts are in a shadow root of its own. */
  readonly element = document.createElement('tessera-contract');
  readonly #badge = document.createElement('button');
  readonly #panel = document.createElement('section');
  readonly #seen: Storage;
  #news: ContractNews = { findings: [] };
  #kinds: ReadonlySet<string> = new Set();
  #shown = '';

  /** `seen` remembers which findings were closed, so that they stay closed when the page is loaded anew. */
  constructor(seen: Storage) {
    this.#seen = seen;
    const root = this.element.attachShadow({ mode: 'open' });
    this.#badge.type = 'button';
    this.#badge.className = 'badge';
    this.#badge.addEventListener('click', () => this.#open({ withFocus: true }));
    this.#panel.setAttribute('role', 'dialog');
    this.#panel.setAttribute('aria-label', 'The contract');
    this.#panel.tabIndex = -1;
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#panel.hidden) return;
      event.preventDefault();
      this.#close();
    });
    root.append(withText('style', overlayStyles), this.#badge, this.#panel);
    this.#badge.hidden = true;
    this.#panel.hidden = true;
  }

  /** Shows how the contract stands, on a page of these kinds; the same twice changes nothing. */
  show(news: ContractNews, kinds: ReadonlySet<string>): void {
    const said = JSON.stringify([news, [...kinds]]);
    if (said === this.#shown) return;
    this.#shown = said;
    this.#news = news;
    this.#kinds = kinds;
    const own = this.#own();
    const isNew = own.some((finding) => !this.#dismissed().has(nameOf(finding)));
    const isOpen = !this.#panel.hidden;
    if (news.findings.length === 0 && !news.problem) this.#hideAll();
    else if (isNew || isOpen) this.#open({ withFocus: false });
    else this.#showBadge();
  }

  #own(): ToldFinding[] {
    return this.#news.findings.filter(({ kind }) => this.#kinds.has(kind));
  }

  #open({ withFocus }: { withFocus: boolean }): void {
    const own = this.#own();
    const others = this.#news.findings.filter((finding) => !own.includes(finding));
    const close = withText('button', 'Close');
    close.type = 'button';
    close.append(withText('kbd', 'Esc'));
    close.addEventListener('click', () => this.#close());
    const head = document.createElement('header');
    head.append(withText('h2', 'The contract does not agree'), close);
    this.#panel.replaceChildren(
      head,
      ...(this.#news.problem ? [cannotBeRead(this.#news.problem)] : []),
      ...group('On this page', own),
      ...group(own.length > 0 ? 'Elsewhere' : 'Not on this page', others),
    );
    this.#panel.hidden = false;
    this.#badge.hidden = true;
    if (withFocus) close.focus();
  }

  #close(): void {
    const names = this.#news.findings.map(nameOf);
    this.#seen.setItem(dismissedKey, JSON.stringify([...new Set([...this.#dismissed(), ...names])]));
    const hadFocus = this.element.shadowRoot?.activeElement !== null;
    this.#showBadge();
    if (hadFocus) this.#badge.focus();
  }

  #showBadge(): void {
    const { length } = this.#news.findings;
    this.#panel.hidden = true;
    this.#badge.hidden = false;
    const words = length > 0 ? `${length} finding${length === 1 ? '' : 's'}` : 'cannot be read';
    this.#badge.textContent = `Contract: ${words}`;
  }

  #hideAll(): void {
    this.#panel.hidden = true;
    this.#badge.hidden = true;
    // A finding that comes back after it was mended counts as new.
    this.#seen.removeItem(dismissedKey);
  }

  #dismissed(): Set<string> {
    return new Set(JSON.parse(this.#seen.getItem(dismissedKey) ?? '[]'));
  }
}

function group(title: string, findings: readonly ToldFinding[]): HTMLElement[] {
  if (findings.length === 0) return [];
  const list = document.createElement('ul');
  list.append(...findings.map(findingItem));
  return [withText('h3', title), list];
}

const nameOf = ({ kind, path, sentence }: ToldFinding): string => `${kind} ${path} ${sentence}`;
