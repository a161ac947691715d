import { concat, defer, of, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { listened } from './listened.ts';

test('what is listened to is listened to anew after an error, later each time until there is news', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const away = throwError(() => new Error('The lake is away.'));
  const turns = [concat(of('first'), away), away, away, concat(of('second'), away), of('third')];
  let turn = 0;
  const news: string[] = [];
  const subscription = listened(defer(() => turns[turn++] ?? away)).subscribe((one) => news.push(one));
  expect(news).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  expect(turn).toBe(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(news).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(news).toEqual(['first', 'second', 'third']);
  subscription.unsubscribe();
});
