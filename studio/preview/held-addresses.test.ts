import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldAddresses } from './held-addresses.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const page = (current: string | undefined, title = 'A page') => ({
  _id: 'drafts.page-a',
  _type: 'page',
  _rev: '1',
  _createdAt: '',
  _updatedAt: '',
  title,
  path: { _type: 'slug', current },
});

/** A form whose address field has the focus as long as `form.isWritten`, and the addresses that pages were told. */
function writing() {
  const form = { isWritten: false, now: page('/deals') };
  const told: unknown[] = [];
  const held = new HeldAddresses(
    () => told.push(held.told(form.now, true).path),
    () => form.isWritten,
  );
  const put = (current: string | undefined, title?: string) => {
    form.now = page(current, title);
    return held.told(form.now);
  };
  put('/deals');
  return { form, told, held, put };
}

test('while an address is written the page stays where it is, and takes everything else', () => {
  const { form, put } = writing();
  form.isWritten = true;
  expect(put('/su', 'Another title')).toMatchObject({ title: 'Another title', path: { current: '/deals' } });
});

test('the page goes to the address when its field is left, or rests for a while', () => {
  const { form, told, held, put } = writing();
  form.isWritten = true;
  put('/su');
  vi.advanceTimersByTime(2_000);
  put('/summer');
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_500);
  expect(told).toMatchObject([{ current: '/summer' }]);
  put('/summer/sale');
  held.leave();
  expect(told).toMatchObject([{ current: '/summer' }, { current: '/summer/sale' }]);
});

test('the page goes nowhere where no page can stand, whether the field is left or not', () => {
  const { told, held, put } = writing();
  for (const current of ['/deals/Autumn 27', '/deals/', undefined])
    expect(put(current)).toMatchObject({ path: { current: '/deals' } });
  held.leave();
  vi.advanceTimersByTime(10_000);
  expect(told.every((path) => Reflect.get(Object(path), 'current') === '/deals')).toBe(true);
  expect(put('/deals/autumn-27')).toMatchObject({ path: { current: '/deals/autumn-27' } });
});

test('an address that somebody else changed, and that of another document, is told at once', () => {
  const { form, held, put } = writing();
  expect(put('/elsewhere')).toMatchObject({ path: { current: '/elsewhere' } });
  form.isWritten = true;
  expect(held.told({ ...page('/b'), _id: 'drafts.page-b' })).toMatchObject({ path: { current: '/b' } });
});
