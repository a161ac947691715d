import type { Page } from 'playwright';
import { chooseAction } from './open-studio.ts';

/**
 * Schedules the publication of the open draft for a time, which the Studio cuts to the full minute; `before` answers
 * what the Studio asks first.
 */
export async function schedulePublish(page: Page, time: Date, before = async () => {}): Promise<void> {
  await chooseAction(page, 'Schedule publish');
  await before();
  await page.getByRole('dialog').getByRole('textbox').first().fill(wordsOf(time));
  await page.keyboard.press('Tab');
  await page.getByTestId('confirm-button').click();
}

/** The minute of a time, as the Studio's field writes it: "Nov 21, 2026 09:50". */
function wordsOf(time: Date): string {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return `${date} ${time.toISOString().slice(11, 16)}`;
}
