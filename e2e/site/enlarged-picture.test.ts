import { expect, test } from 'vitest';
import { launch, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const browser = await launch();

// Only a browser opens a dialog with a button, and knows where Tab leads meanwhile.
test.each([true, false])(
  'a picture is enlarged by keys, which stay with it until it is closed; scripts run: %s',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(url + templates.home);
    const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first();
    const dialog = page.locator('dialog:modal');
    const close = dialog.getByRole('button', { name: 'Close' });
    const isFocused = (button: typeof enlarge) =>
      button.evaluate((element) => element === document.activeElement, undefined, { timeout: 1_000 });

    await enlarge.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(close)).toBe(true);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog:modal');
      });
      expect(isBehind, 'the page behind is not reached').toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(enlarge)).toBe(true);

    await page.keyboard.press('Enter');
    await close.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(enlarge)).toBe(true);
    await context.close();
  },
);
