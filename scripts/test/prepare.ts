import { prepareProduct } from '#e2e/product/prepared-product.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { findOrInstallChromium } from '../process/chromium.ts';

/** What the browser tests need before they begin: the path of a browser, or a sentence that says why there is none. */
export type Prepared = { path: string } | { problem: string };

/** Finds or installs a Chromium and builds what is stale of the product; `say` gets the output of the builders. */
export async function prepareBrowserTests(say: (text: string) => void): Promise<Prepared> {
  const chromium = await findOrInstallChromium();
  if ('problem' in chromium) return chromium;
  try {
    await prepareProduct(say);
    return chromium;
  } catch (error) {
    return { problem: messageOf(error) };
  }
}
