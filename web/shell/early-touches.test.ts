// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepEarlyTouches, takeEarlyTouches } from './early-touches.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="menu">Menu</button><button type="button" id="enlarge" popovertarget="large">Enlarge</button>' +
    '<button type="button" id="open" commandfor="large" command="show-modal">Open</button><button id="send">Send</button><input id="words">';
  new Function(keepEarlyTouches)(); // as it stands in the page, whose scripts jsdom does not run
});

const touch = (id: string) => document.getElementById(id)?.click();

test('a button that waits for its script is kept, and what was typed', () => {
  touch('menu');
  const words = document.getElementById('words');
  words?.dispatchEvent(new Event('input', { bubbles: true }));
  const { pressed, moved } = takeEarlyTouches();
  expect(pressed?.id).toBe('menu');
  expect([...moved]).toEqual([words]);
});

test.each(['enlarge', 'open', 'send'])(
  'the button "%s" is none that waits, as the browser answers it by itself',
  (id) => {
    touch(id);
    expect(takeEarlyTouches().pressed).toBeUndefined();
  },
);
