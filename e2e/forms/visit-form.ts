import type { Page } from 'playwright';
import { expect } from 'vitest';
import { touchFields } from '../browser/touch-fields.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { client, launch, untilAwake, url } from '../setup/site.ts';

/** A part of the message about an address of a free mail provider. */
export const blocked = 'Please use a corporate email address';
/** A file that a form takes. */
export const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a life') };

const browser = await launch();
let visitors = 0;

/** Opens a path as a new visitor with an address of their own, because submissions are limited for each address. */
export async function visitForm(path: string, { width = 1440, javaScriptEnabled = true } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${visitors++}` },
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + path);
  const form = page.locator('main form');
  if (javaScriptEnabled) {
    await untilAwake(page);
    await wakeIslands(page);
    await touchFields(page);
  }
  return { page, form, errors, wrong: () => form.locator('[data-part="error"]').allTextContents() };
}

/** An empty page in a new browser context. */
export const browserPage = async (): Promise<Page> => (await browser.newContext()).newPage();

/** Waits until the endpoint takes the visitor for a person. */
export const fillInSlowly = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);

/** The name of the field that has the focus. */
export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** What the lake has kept of the form in which this address was filled in. */
export const keptOf = (email: string) =>
  client.fetch(
    '*[_type == "submission" && $email in fields[].value]{form, page, "fields": fields[]{name, value, "size": file.size, "url": file.url}}',
    { email },
  );
