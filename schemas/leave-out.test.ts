import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { eachOrLeaveOut, orLeaveOut } from './leave-out.ts';

const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warning.mockClear());

const address = z.string().transform((text) => new URL(text).host);
const menu = z.object({ items: z.array(z.object({ href: address })) });

test('a part whose contract throws is left out, and the log names the field', () => {
  const shell = z.object({ menu: orLeaveOut('document "menu"', menu), title: z.string() });
  const stored = { menu: { items: [{ href: 'https://a.example' }, { href: 'nowhere' }] }, title: 'Home' };
  expect(shell.parse(stored)).toEqual({ menu: null, title: 'Home' });
  expect(warning.mock.calls).toEqual([
    ['The document "menu" was left out: "items.1.href": its contract threw: Invalid URL'],
  ]);
});

test('of a list, only the thing on which the contract throws is left out', () => {
  const hosts = eachOrLeaveOut('host', address);
  expect(hosts.parse(['https://a.example', 'nowhere', null, 7, 'https://b.example'])).toEqual([
    'a.example',
    'b.example',
  ]);
  expect(warning).toHaveBeenCalledTimes(2);
});

test('a part to be waited for is left out, too', () => {
  const later = z.object({ name: z.string().transform((name) => Promise.resolve(name)) });
  expect(orLeaveOut('form', later).parse({ name: 'x' })).toBeNull();
  expect(warning.mock.calls[0]?.[0]).toContain(
    '"name": its contract is asynchronous, and no page waits for it',
  );
});

test('a part that meets its contract is as the contract makes it', () => {
  expect(orLeaveOut('menu', menu).parse({ items: [{ href: 'https://a.example' }] })).toEqual({
    items: [{ href: 'a.example' }],
  });
  expect(orLeaveOut('menu', menu).parse(null)).toBeNull();
  expect(warning).not.toHaveBeenCalled();
});
