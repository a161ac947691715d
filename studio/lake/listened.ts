import { type Observable, retry, timer } from 'rxjs';

const [firstMs, longestMs] = [1_000, 30_000];

/**
 * What is listened to goes on after an error, such as a lake that was away for a moment: it is listened to anew, after ever
 * longer pauses until there is news again. `hear` is told of each error.
 */
export function listened<News>(
  source: Observable<News>,
  hear: (error: unknown) => void = console.warn,
): Observable<News> {
  const delay = (error: unknown, turn: number) => {
    hear(error);
    return timer(Math.min(firstMs * 2 ** (turn - 1), longestMs));
  };
  return source.pipe(retry({ delay, resetOnSuccess: true }));
}
