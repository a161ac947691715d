import { schemeKey } from './mark-scheme.ts';
import { themeColors } from './theme-colors.ts';

/**
 * Has the choice of the scheme answer, and say what was chosen before; a choice holds in all tabs of the browser. A browser that keeps
 * nothing for sites forgets it with the page.
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
  // What was chosen after the browser had drawn this page out of sight, or while it kept it for who comes back.
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
    // What cannot be kept holds for this page.
  }
}

/** The bar of a browser has the colour of the page, whichever scheme that has. */
function colourBrowser(root: HTMLElement): void {
  const { scheme } = root.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.own ??= meta.content;
    meta.content = scheme ? themeColors[scheme === 'dark' ? 'dark' : 'light'] : meta.dataset.own;
  }
}
