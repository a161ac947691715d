// @vitest-environment jsdom
import { BehaviorSubject, defer, EMPTY, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { Unstored } from './unstored.ts';

function open() {
  const window = new EventTarget();
  const unstored = new Unstored(window);
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { window, unstored, isAsked };
}

test('whoever leaves is asked as long as something is not stored, and no longer', () => {
  const { unstored, isAsked } = open();
  const [page, post] = [new BehaviorSubject(true), new BehaviorSubject(true)];
  unstored.follow('page', page);
  unstored.follow('post', post);
  expect(isAsked()).toBe(false);
  page.next(false);
  post.next(false);
  page.next(true);
  expect(isAsked()).toBe(true);
  post.next(true);
  expect(isAsked()).toBe(false);
});

test('what is not stored when its form is closed is followed on until it is', () => {
  const { unstored, isAsked } = open();
  const page = new BehaviorSubject(true);
  const close = unstored.follow('page', page);
  const closeOther = unstored.follow('page', page);
  page.next(false);
  close();
  closeOther();
  expect(isAsked()).toBe(true);
  page.next(true);
  expect([isAsked(), page.observed]).toEqual([false, false]);
});

test('where a form is closed and all is stored, nothing is followed on; one that is opened again is', () => {
  const { unstored, isAsked } = open();
  const page = new BehaviorSubject(true);
  unstored.follow('page', page)();
  expect(page.observed).toBe(false);
  unstored.follow('page', page);
  page.next(false);
  expect(isAsked()).toBe(true);
});

test('what was followed through a store that has ended is followed through the next one, and asked about no longer than that says', () => {
  const { unstored, isAsked } = open();
  const [first, second] = [new BehaviorSubject(true), new BehaviorSubject(true)];
  unstored.follow('page', first);
  first.next(false);
  first.complete();
  expect(isAsked()).toBe(true);
  const close = unstored.follow('page', second);
  expect(isAsked()).toBe(false);
  second.next(false);
  expect(isAsked()).toBe(true);
  close();
  second.next(true);
  expect(isAsked()).toBe(false);
});

test('nobody is kept for what was never known', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { unstored, isAsked } = open();
  const end = unstored.follow(
    'page',
    throwError(() => new Error('not known')),
  );
  expect(isAsked()).toBe(false);
  end();
});

test('who has written what is not stored is asked after an error as well, until it is known to be stored', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { unstored, isAsked } = open();
  const turns = [new BehaviorSubject(false), new BehaviorSubject(false)];
  let turn = -1;
  unstored.follow(
    'page',
    defer(() => turns[++turn] ?? EMPTY),
  );
  turns[0]?.error(new Error('The lake is away.'));
  expect(isAsked()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isAsked()).toBe(true);
  turns[1]?.next(true);
  expect(isAsked()).toBe(false);
});

test('what ended when all was stored is followed anew', () => {
  const { unstored, isAsked } = open();
  const [before, after] = [new BehaviorSubject(true), new BehaviorSubject(false)];
  unstored.follow('page', before);
  before.complete();
  unstored.follow('page', after);
  expect(isAsked()).toBe(true);
});

test('nobody else hears that the window may be left while she is asked, as she may stay', () => {
  const { window, unstored, isAsked } = open();
  const heard: Event[] = [];
  window.addEventListener('beforeunload', (event) => heard.push(event));
  const page = new BehaviorSubject(false);
  unstored.follow('page', page);
  expect([isAsked(), heard.length]).toEqual([true, 0]);
  page.next(true);
  expect([isAsked(), heard.length]).toEqual([false, 1]);
});
