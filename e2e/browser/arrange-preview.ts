import type { Frame, Locator, Page } from 'playwright';

const maxTries = 30;
const maxMoves = 6; // of the pointer; a section that is not lifted by then is let go
const maxWaitMs = 5_000; // for an entry of a menu; one that does not come by then is in a menu that has closed
const maxClickMs = 30_000; // long, because a click that is given up may have happened all the same

/** Chooses from the menu of a section on the page itself, as an editor does with the mouse. */
export async function choose(preview: Frame, section: string, ...way: string[]): Promise<void> {
  await openMenu(preview, section, ...way);
}

/** Opens that menu and presses entries in it, one after the other; an entry with a submenu opens it. */
export async function openMenu(preview: Frame, section: string, ...way: string[]): Promise<Locator> {
  const heading = preview.getByRole('heading', { name: section, exact: true }).first();
  const frame = preview.locator('section').filter({ has: heading }).first();
  const menu = preview.locator('sanity-visual-editing');
  const first = entryOf(menu, 'Remove');
  // The menu opens only once the Studio has said what may be done with the section; until then a click is the browser's
  // own.
  for (let tries = 1; ; tries++) {
    try {
      if (!(await first.isVisible())) {
        await frame.hover({ position: { x: 8, y: 40 }, timeout: 2_000 });
        await frame.click({ position: { x: 8, y: 40 }, button: 'right', timeout: 2_000 });
        await first.waitFor({ timeout: 2_000 });
      }
      for (const step of way) {
        const entry = entryOf(menu, step);
        await entry.waitFor({ timeout: maxWaitMs });
        // A submenu closes when the form is drawn again, and a pointer that is already on its entry does not open it
        // again.
        await entry.click({ timeout: maxClickMs });
      }
      return menu;
    } catch (error) {
      if (tries === maxTries) throw error;
      // A menu that was opened before the Studio could say what stands in it does not learn of it, and covers the
      // section. On a slow machine it opens after this key was pressed, so the key is pressed again at the next try.
      await preview.locator('body').press('Escape');
    }
  }
}

/** An entry of the open menus. Beside them, the overlay has the names of kinds in frames that it does not show. */
const entryOf = (menu: Locator, name: string): Locator =>
  menu.getByText(name, { exact: true }).filter({ visible: true }).last();

/** Drags a section below another one. */
export async function drag(page: Page, preview: Frame, section: string, below: string): Promise<void> {
  const sectionOf = (name: string) => {
    const heading = preview.getByRole('heading', { name, exact: true });
    return preview.locator('section').filter({ has: heading }).first();
  };
  const boxOf = async (name: string) =>
    (await sectionOf(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isTaken = () => preview.locator('.drag-preview-content-wrapper').isVisible();
  for (let tries = 1; !(await isTaken()); tries++) {
    if (tries > maxTries) throw new Error(`The section “${section}” could not be taken by the pointer.`);
    // The section must stand still and lie under the pointer before it is taken.
    await sectionOf(section).hover({ position: { x: 12, y: 40 } });
    const { x, y } = await boxOf(section);
    await page.mouse.down();
    // The listener may not be there yet, and a busy page only hears of the next move.
    for (let move = 1; move <= maxMoves && !(await isTaken()); move++)
      await page.mouse.move(x + 12, y + 40 + 5 * move);
    if (!(await isTaken())) await page.mouse.up();
  }
  const to = await boxOf(below);
  await page.mouse.move(to.x + 12, to.y + to.height - 10, { steps: 12 });
  await page.mouse.move(to.x + 12, to.y + to.height - 8);
  await page.mouse.up();
}
