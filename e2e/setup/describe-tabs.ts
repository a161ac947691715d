import { launch } from './shared-browser.ts';

const maxLength = 2_500;

/** What every open tab shows, in words: what a test that failed had before it, on whatever machine that was. */
export async function describeTabs(): Promise<string> {
  const pages = (await launch()).contexts().flatMap((context) => context.pages());
  const tabs = await Promise.all(
    pages.map(async (page) => {
      const shown = page.evaluate(() => document.body.innerText);
      const words = await shown.catch((error: Error) => `(${error.message})`);
      const frames = page.frames().map((frame) => frame.url());
      return `── ${frames.join(' holds ')}\n${words.replace(/\n\s*\n/g, '\n').slice(0, maxLength)}`;
    }),
  );
  return tabs.join('\n');
}
