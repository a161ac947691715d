import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { client, launch, open, untilAwake, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const browser = await launch();

/** Something on a page that visitors touch, and what they see afterwards. */
interface Control {
  path: string;
  width?: number;
  touch: (page: Page) => Promise<unknown>;
  state: (page: Page) => Promise<unknown>;
  ends: unknown;
  /**
   * Why it does not matter what it does before the page's script runs: it waits for the script, or the browser's own
   * behaviour is as good.
   */
  before?: 'disabled' | 'hidden' | 'leads to a page of its own';
}

/** The value that a form would send under this name. */
const sent = (name: string) => (page: Page) =>
  page
    .locator('main form')
    .evaluate((form: HTMLFormElement, name) => new FormData(form).getAll(name).map(String), name);
const queryOf = async (page: Page) => new URL(page.url()).search;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pressed = (name: string) => (page: Page) => button(page, name).getAttribute('aria-pressed');
const employees = (page: Page) => page.getByRole('textbox', { name: 'Employees' });

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const controls: Record<string, Control> = {
  'a field that is typed in': {
    path: templates.contact,
    touch: (page) => page.locator('main [name=name]').pressSequentially('Ada'),
    state: sent('name'),
    ends: ['Ada'],
  },
  'a field of several lines': {
    path: templates.contact,
    touch: (page) => page.locator('main textarea').pressSequentially('Hello'),
    state: sent('message'),
    ends: ['Hello'],
  },
  'a box that is ticked': {
    path: templates.contact,
    touch: (page) => page.locator('main [type=checkbox]').check(),
    state: (page) => page.locator('main [type=checkbox]').isChecked(),
    ends: true,
  },
  'a select in which something is chosen': {
    path: templates.contact,
    touch: (page) => page.locator('main select[name=topic]').selectOption('Press'),
    state: sent('topic'),
    ends: ['Press'],
  },
  'a tile that is chosen': {
    path: templates.demo,
    touch: (page) => page.getByRole('checkbox', { name: 'AI agents' }).check(),
    state: (page) => page.getByRole('checkbox', { name: 'AI agents' }).isChecked(),
    ends: true,
  },
  'a phone number': {
    path: templates.demo,
    touch: async (page) => {
      await page.getByRole('textbox', { name: 'Phone' }).click();
      await page.keyboard.type('2025550143');
    },
    state: (page) => page.getByRole('textbox', { name: 'Phone' }).inputValue(),
    ends: '+1 (202) 555-0143',
  },
  'a slider': {
    path: templates.calculator,
    touch: (page) => page.getByRole('slider', { name: 'Employees' }).press('End'),
    state: (page) => employees(page).inputValue(),
    ends: '100,000',
    before: 'disabled',
  },
  'a number that is typed': {
    path: templates.calculator,
    touch: (page) => employees(page).fill('2500'),
    state: queryOf,
    ends: '?employees=2500',
    before: 'disabled',
  },
  'a preset': {
    path: templates.calculator,
    touch: (page) => button(page, 'Enterprise').click(),
    state: pressed('Enterprise'),
    ends: 'true',
    before: 'disabled',
  },
  'words that are searched for': {
    path: templates.integrations,
    touch: (page) => page.getByRole('searchbox').pressSequentially('cofferly'),
    state: (page) => page.locator('[data-part="card-filter"] li').count(),
    ends: 1,
  },
  'a tag of a filter': {
    path: templates.integrations,
    touch: (page) => button(page, 'Vault').click(),
    state: queryOf,
    ends: '?category=Vault',
  },
  'an order of cards': {
    path: templates.risks,
    touch: (page) => page.getByLabel('Sort by').selectOption('title'),
    state: async (page) => [await page.getByLabel('Sort by').inputValue(), await queryOf(page)],
    ends: ['title', '?sort=title'],
  },
  'a question': {
    path: templates.home,
    touch: (page) => page.locator('main details summary').first().click(),
    state: (page) => page.locator('main details[open]').count(),
    ends: 1,
  },
  'the card of an episode': {
    path: templates.masterclass,
    touch: (page) => page.locator('[data-part="episode"]').first().click(),
    state: (page) => page.locator('[data-part="episode-dialog"]').isVisible(),
    ends: true,
    before: 'leads to a page of its own',
  },
  'a picture that is enlarged': {
    path: templates.home,
    touch: (page) =>
      page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click(),
    state: (page) => page.locator('dialog:modal img').first().isVisible(),
    ends: true,
  },
  'a file that is chosen': {
    path: templates.position,
    touch: (page) => page.locator('main [type=file]').setInputFiles(cv),
    state: (page) => page.locator('main [data-part=file-name]').textContent(),
    ends: cv.name,
  },
  'an entry of the wide menu': {
    path: templates.platform,
    touch: (page) => button(page, 'Resources').click(),
    state: (page) => button(page, 'Resources').getAttribute('aria-expanded'),
    ends: 'true',
  },
  'the button of the narrow menu': {
    path: templates.platform,
    width: 390,
    touch: (page) => button(page, 'Open the menu').click(),
    state: (page) => page.getByRole('dialog', { name: 'Menu' }).isVisible(),
    ends: true,
  },
  'the wordmark': {
    path: templates.platform,
    touch: (page) => page.locator('[data-part=wordmark]').click(),
    state: (page) => page.locator('[data-part=wordmark]').getAttribute('aria-expanded'),
    ends: 'true',
  },
  'the newsletter': {
    path: templates.platform,
    touch: async (page) => {
      await page.getByLabel('Work email').pressSequentially('ada@cardea.example');
      await page.locator('[data-part=newsletter] [type=checkbox]').check();
    },
    state: async (page) => [
      await page.getByLabel('Work email').inputValue(),
      await button(page, 'Sign up').isEnabled(),
    ],
    ends: ['ada@cardea.example', true],
  },
  'the way to copy a link': {
    path: templates.post,
    touch: (page) => button(page, 'Copy link').click(),
    state: (page) => page.locator('tessera-share [role=status]').textContent(),
    ends: 'Copied',
    before: 'hidden',
  },
};

const [all, ofIslands] = ['**/*.js', '**/wake-island-*.js'];

const hasty = 'hasty@cardea.example';
const minAgeMs = 1_500; // the least age of a form that the lake takes for a person's

const sentBy = '*[_type == "submission" && $hasty in fields[].value]';

/** A page whose scripts with these addresses do not load until `go` is called. */
async function held(path: string, width: number, scripts: string) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('[data-part=footer]').waitFor();
  if (scripts === ofIslands) await untilAwake(page);
  return { page, errors, go };
}

const early = Object.entries(controls).flatMap(([name, { before }]) =>
  (before ? [ofIslands] : [all, ofIslands]).map((scripts) => [name, scripts] as const),
);

test.each(Object.keys(controls))('%s that is touched after its scripts have come answers', async (name) => {
  const { path, width, touch, state, ends } = controls[name] as Control; // it is one of its keys
  const { page } = await open(browser, path, width);
  await page.context().grantPermissions(['clipboard-write']);
  await touch(page);
  await expect.poll(() => state(page)).toEqual(ends);
  await page.context().close();
});

test.each(early)(
  '%s that is touched while %s are on their way answers when they are there',
  async (name, scripts) => {
    const { path, width = 1440, touch, state, ends } = controls[name] as Control; // it is one of its keys
    const { page, errors, go } = await held(path, width, scripts);
    await touch(page);
    go();
    await untilAwake(page);
    // Islands stay asleep while a visitor does nothing, and a mouse that moved away would close what it has opened: so
    // the page is scrolled.
    await page.evaluate(() => scrollTo(0, scrollY + (scrollY > 0 ? -1 : 1)));
    await expect.poll(() => state(page)).toEqual(ends);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test('a form that is filled in and sent while its script is on its way is kept, and thanked for', async () => {
  const { page, errors, go } = await held(templates.contact, 1440, ofIslands);
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[type=email]').fill(hasty);
  await form.locator('select[name=topic]').selectOption('Press');
  await form.locator('textarea').fill('Sent at once.');
  await form.locator('[type=checkbox]').check();
  // A form that is filled in within a moment counts as a program's.
  await page.waitForFunction((least) => performance.now() > least, 2 * minAgeMs);
  await form.locator('button:not([type=button])').click();
  go();
  await page.locator('main [role=status][data-shown]').waitFor();
  await expect.poll(() => client.fetch(`count(${sentBy})`, { hasty })).toBe(1);
  expect(errors).toEqual([]);
  await client.delete({ query: sentBy, params: { hasty } });
  await page.context().close();
});
