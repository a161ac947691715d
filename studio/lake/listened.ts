import { type Observable, retry, timer } from 'rxjs';

const [firstMs, longestMs] = [1_000, 30_000];

/**
 * The observable, resubscribed after each error, such as a lake that was away for a moment, with growing pauses until
 * there is a value again. `hear` is called with each error.
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
