import type { BrowserContext } from 'playwright';
import { client, launch, url } from '../setup/site.ts';

/** A browser context of somebody with an account, who has accepted an invitation as an editor. */
export async function signedIn(name: string, email: string): Promise<BrowserContext> {
  const invitation = { email, role: 'editor' };
  const { link } = await client.request<{ link: string }>({
    method: 'POST',
    url: '/lake/team/invite',
    body: invitation,
    headers: { origin: url },
  });
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  context.setDefaultTimeout(120_000);
  const welcome = await context.newPage();
  await welcome.goto(link);
  await welcome.getByLabel('Name').fill(name);
  await welcome.getByLabel(/^Password/).fill('a long sentence of hers');
  await welcome.getByRole('button', { name: 'Open the Studio' }).click();
  await welcome.getByRole('link', { name: 'Content' }).first().waitFor();
  await welcome.close();
  return context;
}
