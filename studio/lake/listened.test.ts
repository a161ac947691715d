import { concat, defer, of, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { listened } from './listened.ts';

test('what is listened to is listened to anew after an error, later each time until there is news', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const away = throwError(() => new Error('The lake is away.'));
  const turns = [concat(of('first'), away), away, away, concat(of('second'), away), of('third')];
  let turn = 0;
  const news: string[] = [];
  const source = defer(() => turns[turn++] ?? away);
  const subscription = listened(source, (error) => heard.push(String(error))).subscribe((one) =>
    news.push(one),
  );
  expect(news).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  expect(turn).toBe(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(news).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(news).toEqual(['first', 'second', 'third']);
  expect(heard).toEqual(Array(4).fill('Error: The lake is away.'));
  subscription.unsubscribe();
});
