import { launch } from './shared-browser.ts';

const maxLength = 2_500;
const maxErrors = 6;

/** What every open tab shows, in words, and the last errors of its scripts: what a test that failed had before it, on whatever machine that was. */
export async function describeTabs(): Promise<string> {
  const pages = (await launch()).contexts().flatMap((context) => context.pages());
  const tabs = await Promise.all(
    pages.map(async (page) => {
      const shown = page.evaluate(() => document.body.innerText);
      const words = await shown.catch((error: Error) => `(${error.message})`);
      const frames = page.frames().map((frame) => frame.url());
      const errors = (await page.pageErrors()).map(({ stack }) => `\n${stack?.slice(0, maxLength)}`);
      // What a Studio catches and shows as a crash is said there alone.
      const logged = (await page.consoleMessages()).filter((message) => message.type() === 'error');
      for (const message of logged) errors.push(`\n${message.text().slice(0, maxLength)}`);
      const text = words.replace(/\n\s*\n/g, '\n').slice(0, maxLength);
      return `── ${frames.join(' holds ')}\n${text}${errors.slice(-maxErrors).join('')}`;
    }),
  );
  return tabs.join('\n');
}
