import type { Browser } from 'playwright';

// Shorter than elsewhere, because what a mutant has taken away never comes.
const maxWaitMs = 15_000;

/** A browser whose every page runs the mutant that the environment names (MUTANT, MUTANT_IN_BROWSER, MUTANT_STYLE). */
export function withMutant(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(maxWaitMs);
    const { MUTANT, MUTANT_IN_BROWSER, MUTANT_STYLE: style } = process.env;
    await context.addInitScript(begin, { mutant: MUTANT_IN_BROWSER ?? MUTANT, style });
    return context;
  };
  return browser;
}

/** Runs in the page, before any script of its own. */
function begin({ mutant, style }: { mutant: string | undefined; style: string | undefined }): void {
  Object.assign(globalThis, { mutant });
  if (!style) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
