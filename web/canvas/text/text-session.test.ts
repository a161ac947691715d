// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mergeText } from '#canvas/changes/merge-text.ts';
import { select, selectedIn } from './text-caret.ts';
import { TextSession } from './text-session.ts';

afterEach(() => document.body.replaceChildren());

/**
 * Somebody types into a text, whose document has what everybody writes. The stand-in for React works as React does: it
 * draws into the node that it knows, and only what it has not drawn before.
 */
function typing(text: string, hasLines = false) {
  document.body.innerHTML = '<h2 tabindex="-1"></h2>';
  const host = document.querySelector('h2') ?? document.body;
  const node = document.createTextNode(text);
  host.append(node);
  let stored = text;
  const writes: string[] = [];
  const asked: string[] = [];
  const left: unknown[] = [];
  const draw = (now: string) => {
    if (now !== stored) node.nodeValue = now;
    stored = now;
  };
  const session = new TextSession({
    host,
    text,
    hasLines,
    write(after, before) {
      writes.push(after);
      draw(mergeText(before, after, stored));
    },
    undo: (way) => asked.push(way),
    leave: (way) => left.push(way),
  });
  const hear = (type: string, more: object = {}) =>
    host.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
  return {
    host,
    session,
    writes,
    asked,
    left,
    hear,
    stored: () => stored,
    caretAt(at: number) {
      select(host, at);
      document.dispatchEvent(new Event('selectionchange'));
    },
    /** The browser writes by itself: into the text, or into a node of its own. */
    compose(letters: string, isApart = false) {
      const at = selectedIn(host)?.[1] ?? 0;
      const words = host.textContent ?? '';
      const now = words.slice(0, at) + letters + words.slice(at);
      if (isApart) host.replaceChildren(now);
      else node.nodeValue = now;
      select(host, at + letters.length);
      document.dispatchEvent(new Event('selectionchange'));
    },
    /** A colleague writes, and the page is drawn with it. */
    colleague(now: string) {
      draw(now);
      session.take(now);
    },
  };
}

test('letters that are composed become one change of the text, with the caret behind them', () => {
  const { host, hear, caretAt, compose, stored, writes } = typing('One door');
  caretAt(4);
  hear('compositionstart');
  compose('に');
  hear('compositionend');
  expect([stored(), host.textContent, selectedIn(host)]).toEqual(['One にdoor', 'One にdoor', [5, 5]]);
  expect(writes).toEqual(['One にdoor']);
});

test('what a colleague writes before and behind letters that are being composed is there once, as they are', () => {
  for (const isApart of [false, true]) {
    const { host, hear, caretAt, compose, colleague, stored } = typing('One door');
    caretAt(4);
    hear('compositionstart');
    compose('に', isApart);
    colleague('Just One door more');
    expect(stored()).toBe('Just One door more');
    // What React has drawn over, the browser writes anew at the caret.
    if (!isApart) compose('に');
    hear('compositionend');
    expect([stored(), host.textContent]).toEqual(['Just One にdoor more', 'Just One にdoor more']);
    expect(selectedIn(host)).toEqual([10, 10]);
  }
});

test('while letters are composed the selection is the browser’s, until another text is drawn over them', () => {
  const apart = typing('One door');
  apart.caretAt(4);
  apart.hear('compositionstart');
  apart.compose('にほ', true);
  apart.colleague('Just One door');
  expect([apart.host.textContent, selectedIn(apart.host)]).toEqual(['One にほdoor', [6, 6]]);

  const drawnOver = typing('One door');
  drawnOver.caretAt(4);
  drawnOver.hear('compositionstart');
  drawnOver.compose('にほ');
  drawnOver.colleague('Just One door');
  expect([drawnOver.host.textContent, selectedIn(drawnOver.host)]).toEqual(['Just One door', [9, 9]]);
  drawnOver.colleague('Just the One door');
  expect(selectedIn(drawnOver.host)).toEqual([13, 13]);
});

test('letters over which another text was drawn are taken as a whole where the browser types them so', () => {
  const { host, hear, caretAt, compose, colleague, stored } = typing('One door');
  caretAt(8);
  hear('compositionstart');
  compose('に');
  colleague('Just One door');
  hear('beforeinput', { inputType: 'insertText', data: '日' });
  expect([stored(), host.textContent]).toEqual(['Just One door日', 'Just One door日']);
  hear('beforeinput', { inputType: 'insertText', data: '!' });
  hear('compositionend');
  expect(stored()).toBe('Just One door日!');
});

test('what a keyboard or a voice writes keeps its spaces, in a text of several lines, too; what is pasted is tidied', () => {
  for (const hasLines of [false, true]) {
    const { hear, caretAt, stored } = typing('One', hasLines);
    caretAt(3);
    for (const data of [' ', 'door', '. ', 'Two\u00a0', 'more '])
      hear('beforeinput', { inputType: 'insertText', data });
    hear('beforeinput', { inputType: 'insertText', data: '\nlines ' });
    expect(stored()).toBe(`One door. Two\u00a0more ${hasLines ? '\n' : ' '}lines `);
    hear('beforeinput', { inputType: 'insertFromDrop', data: 'let\u00a0fall \n' });
    expect(stored()).toMatch(/lines let fall ?$/);
  }
});

test('Escape leaves a text as it is, with what a colleague has written while letters were composed', () => {
  const { hear, caretAt, compose, colleague, stored, left } = typing('One door');
  caretAt(8);
  hear('compositionstart');
  compose('に', true);
  colleague('Just One door');
  hear('compositionend');
  expect(stored()).toBe('Just One doorに');
  hear('keydown', { key: 'Escape' });
  expect([stored(), left]).toEqual(['Just One doorに', ['bar']]);
});

test('a composition that is given up changes nothing', () => {
  const { host, hear, caretAt, compose, colleague, stored, writes } = typing('One door');
  caretAt(3);
  hear('compositionstart');
  compose('に', true);
  colleague('Just One door');
  host.replaceChildren('One door');
  select(host, 3);
  hear('compositionend');
  expect([stored(), host.textContent, selectedIn(host)]).toEqual(['Just One door', 'Just One door', [8, 8]]);
  expect(writes).toEqual([]);
});

test('what is taken back is taken back by all of the page: by the menu of the browser, and by keys, which go on to it', () => {
  const { host, hear, caretAt, asked, writes } = typing('One');
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), { once: true });
  caretAt(3);
  hear('beforeinput', { inputType: 'insertText', data: '!' });
  hear('beforeinput', { inputType: 'historyUndo' });
  hear('beforeinput', { inputType: 'historyRedo' });
  expect(asked).toEqual(['undo', 'redo']);
  const key = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), {
    key: 'z',
    ctrlKey: true,
  });
  host.dispatchEvent(key);
  expect([heard, key.defaultPrevented]).toEqual([['z'], false]);
  expect(writes).toEqual(['One!']);
});

test('what was taken back leaves the caret where that stood', () => {
  const { hear, caretAt, colleague, host, stored } = typing('One door');
  caretAt(3);
  hear('beforeinput', { inputType: 'insertText', data: '!?' });
  expect(stored()).toBe('One!? door');
  colleague('One door');
  expect(selectedIn(host)).toEqual([3, 3]);
});
