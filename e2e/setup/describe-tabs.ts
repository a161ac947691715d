import type { Frame, Page } from 'playwright';
import { tabsInUse } from './shared-browser.ts';

const maxLength = 2_500;
const maxErrors = 6;
const maxAwaited = 6;

/**
 * Describes what every tab in use and its frames show, the last errors and warnings of their scripts, and the requests
 * that they still wait for: the state in which a test failed, on whatever machine. Frames come first, because less is
 * said of them, and a text that is too long is cut at its end.
 */
export async function describeTabs(): Promise<string> {
  const pages = await tabsInUse();
  const tabs = await Promise.all(
    pages.map(async (page) => {
      const frames = await Promise.all(page.frames().map(describeFrame));
      const errors = (await page.pageErrors()).map(({ stack }) => `\n${stack?.slice(0, maxLength)}`);
      // Only the console has the errors that a Studio catches and shows as a crash.
      const logged = (await page.consoleMessages()).filter((message) => /error|warning/.test(message.type()));
      for (const message of logged) errors.push(`\n${message.text().slice(0, maxLength / 5)}`);
      const open = (await awaited(page)).map((address) => `\nnot answered: ${address}`);
      return `── ${frames.reverse().join('\n   in ')}${[...errors.slice(-maxErrors), ...open].join('')}`;
    }),
  );
  return tabs.join('\n');
}

async function describeFrame(frame: Frame): Promise<string> {
  const shown = frame.evaluate(() => document.body.innerText);
  const words = await shown.catch((error: Error) => `(${error.message})`);
  const short = words.replace(/\n\s*\n/g, '\n');
  if (!frame.parentFrame()) return `${frame.url()}\n${short.slice(0, maxLength)}`;
  // What the canvas says of itself stands at the end of a page's text.
  const part = maxLength / 10;
  const ends = short.length > 2 * part ? `${short.slice(0, part)} … ${short.slice(-part)}` : short;
  return `${frame.url()}\n${ends}`;
}

/** The requests of a tab that have no answer yet, except for streams. */
async function awaited(page: Page): Promise<string[]> {
  return (await page.requests())
    .filter((request) => request.resourceType() !== 'eventsource')
    .filter((request) => !request.existingResponse() && !request.failure())
    .slice(-maxAwaited)
    .map((request) => `${request.method()} ${request.url().slice(0, maxLength / 5)}`);
}
