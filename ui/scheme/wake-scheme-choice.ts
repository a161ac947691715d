import { schemeKey } from './mark-scheme.ts';
import { themeColors } from './theme-colors.ts';

/**
 * Wakes the choice of the scheme, and shows what was chosen before; a choice applies to all tabs of the browser.
 * Without local storage it is forgotten with the page.
 */
export function wakeSchemeChoice(choice: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const say = (scheme: string) => {
    if (scheme) root.dataset.scheme = scheme;
    else delete root.dataset.scheme;
    for (const box of choice.querySelectorAll('input')) box.checked = box.value === scheme;
    colourBrowser(root);
  };
  choice.hidden = false;
  say(root.dataset.scheme ?? '');
  choice.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      keep(target.value);
      say(target.value);
    },
    { signal },
  );
  addEventListener('storage', ({ key, newValue }) => key === schemeKey && say(newValue ?? ''), { signal });
  // The choice may have changed after the browser prerendered this page, or while it kept the page for going back.
  document.addEventListener('prerenderingchange', () => say(kept()), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && say(kept()), { signal });
}

function kept(): string {
  try {
    return localStorage.getItem(schemeKey) ?? '';
  } catch {
    return '';
  }
}

function keep(scheme: string): void {
  try {
    if (scheme) localStorage.setItem(schemeKey, scheme);
    else localStorage.removeItem(schemeKey);
  } catch {
    // Without local storage the choice holds for this page.
  }
}

/** Gives the browser around the page the colour of its scheme. */
function colourBrowser(root: HTMLElement): void {
  const { scheme } = root.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.own ??= meta.content;
    meta.content = scheme ? themeColors[scheme === 'dark' ? 'dark' : 'light'] : meta.dataset.own;
  }
}
