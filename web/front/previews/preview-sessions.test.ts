import { afterEach, expect, test, vi } from 'vitest';
import { makeEditorCookie, openPreviewSessions } from './preview-sessions.ts';

const key = 'the key of a build';
let may: boolean;
let asked: string[];

function open() {
  may = true;
  asked = [];
  return openPreviewSessions(key, async (editor) => {
    asked.push(editor);
    return may;
  });
}
const withCookie = (cookie?: string) => ({ headers: { cookie } });
const cookieOf = (editor: string, by = key) => {
  const { name, value } = makeEditorCookie(editor, by);
  return `${name}=${value}`;
};

afterEach(() => vi.useRealTimers());

test('a preview holds for its editor, and ends within a second of his losing his role', async () => {
  vi.useFakeTimers();
  const sessions = open();
  const cookie = sessions.begin('p1').split(';')[0];
  for (const _ of 'abc') expect(await sessions.holds(withCookie(`a=b; ${cookie}`))).toBe(true);
  expect(asked).toEqual(['p1']);
  may = false;
  vi.advanceTimersByTime(1_001);
  expect(await sessions.holds(withCookie(cookie))).toBe(false);
  expect(asked).toEqual(['p1', 'p1']);
});

test('its cookie is nothing that a script or a page elsewhere could read', () => {
  expect(open().begin('p1')).toMatch(
    /^preview-editor=p1\.\d+\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
  );
});

test('nobody makes himself a cookie, takes another’s name, or goes on for ever', async () => {
  vi.useFakeTimers();
  const sessions = open();
  const cookie = cookieOf('p1');
  const forged = [
    undefined,
    '',
    'preview-editor=p1.1.x',
    cookieOf('p1', 'another build'),
    cookie.replace('p1', 'p2'),
  ];
  for (const each of forged) expect(await sessions.holds(withCookie(each)), each).toBe(false);
  expect(asked).toEqual([]);
  expect(await sessions.holds(withCookie(`${cookieOf('p1', 'before')}; ${cookie}`))).toBe(true);
  vi.advanceTimersByTime(24 * 3600 * 1000);
  expect(await sessions.holds(withCookie(cookie))).toBe(false);
});

test('what could not be found out is asked again', async () => {
  let isDown = true;
  const sessions = openPreviewSessions(key, async () => {
    if (isDown) throw new Error('The lake is down.');
    return true;
  });
  const request = withCookie(cookieOf('p1'));
  await expect(sessions.holds(request)).rejects.toThrow('The lake is down.');
  isDown = false;
  expect(await sessions.holds(request)).toBe(true);
});
