import type { Frame } from 'playwright';
import { tabsInUse } from './shared-browser.ts';

const maxLength = 2_500;
const maxErrors = 6;

/**
 * What every tab in use and its frames show, in words, and the last errors of their scripts: what a test that failed had before it, on
 * whatever machine that was.
 */
export async function describeTabs(): Promise<string> {
  const pages = await tabsInUse();
  const tabs = await Promise.all(
    pages.map(async (page) => {
      const frames = await Promise.all(page.frames().map(describeFrame));
      const errors = (await page.pageErrors()).map(({ stack }) => `\n${stack?.slice(0, maxLength)}`);
      // What a Studio catches and shows as a crash is said there alone.
      const logged = (await page.consoleMessages()).filter((message) => message.type() === 'error');
      for (const message of logged) errors.push(`\n${message.text().slice(0, maxLength)}`);
      return `── ${frames.join('\n   holds ')}${errors.slice(-maxErrors).join('')}`;
    }),
  );
  return tabs.join('\n');
}

async function describeFrame(frame: Frame): Promise<string> {
  const shown = frame.evaluate(() => document.body.innerText);
  const words = await shown.catch((error: Error) => `(${error.message})`);
  const length = frame.parentFrame() ? maxLength / 5 : maxLength;
  return `${frame.url()}\n${words.replace(/\n\s*\n/g, '\n').slice(0, length)}`;
}
