import type { BrowserContext, Page } from 'playwright';
import { url } from './product.ts';

/** How long a test of the Studio may take: it is large, and machines that test are busy. */
export const slow = 180_000;

/** How long a test waits for what the Studio does. */
export const patient = { timeout: 30_000 };

/** Opens a place of the Studio, signed in. */
export async function openStudio(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/studio${path}`);
  const signIn = page.getByRole('button', { name: 'Sign in on this machine' });
  const desk = page.getByRole('link', { name: 'Content' });
  await signIn.or(desk).first().waitFor();
  if (await signIn.isVisible()) await signIn.click();
  await desk.first().waitFor();
  return page;
}
