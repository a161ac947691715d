import { expect, test } from 'vitest';
import { loadedScripts, type Scripts } from '../browser/loaded-scripts.ts';
import { launch, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const kilobyte = 1024;
const maxBytes = 25 * kilobyte;
const maxTouchedBytes = 90 * kilobyte;

// What a form may load beyond that, in kilobytes, compressed: the listbox of its selects and the countries of its phone.
const fields = { select: 36, phone: 16 };
const shown: Partial<Record<keyof typeof templates, (keyof typeof fields)[]>> = {
  contact: ['select'],
  demo: ['select', 'phone'],
  position: ['select', 'phone'],
};

const browser = await launch();

test.each(Object.entries(templates) as [keyof typeof templates, string][])(
  'the page of the template %s loads little, and when its islands are touched the code of what it shows',
  async (name, path) => {
    const untouched = await loadedScripts(browser, url + path);
    expect(weightOf(untouched), listOf(untouched)).toBeLessThanOrEqual(maxBytes);
    const touched = await loadedScripts(browser, url + path, true);
    const own = (shown[name] ?? []).reduce((sum, field) => sum + fields[field] * kilobyte, 0);
    expect(weightOf(touched), listOf(touched)).toBeLessThanOrEqual(maxTouchedBytes + own);
  },
);

test('the code of forms comes only with a form, and that of the countries only with a phone', async () => {
  const weight = async (path: string) => weightOf(await loadedScripts(browser, url + path, true));
  const none = await weight('/press');
  const form = await weight(templates.contact);
  const phone = await weight(templates.demo);
  expect(form - none).toBeGreaterThan(3 * kilobyte);
  expect(phone - form).toBeGreaterThan(10 * kilobyte);
});

const weightOf = (scripts: Scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0);
const listOf = (scripts: Scripts) =>
  [...scripts].map(([address, size]) => `${address}: ${(size / kilobyte).toFixed(1)} KB`).join('\n');
