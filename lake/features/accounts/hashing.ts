import { tooMany } from '../../kernel/access/limits.ts';
import type { LimitNumbers } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type HashTask, HashThread } from './hash-thread.ts';
import type { Derive } from './password.ts';

/** Hashes the passwords that people send, one after the other: each takes a fifth of a second of a whole core. */
export interface Hashing {
  /**
   * Returns the function that hashes for a client at an address. It throws a 429 when too many wait, and a 503 when
   * `signal` aborts, because the client has left, while its password waits.
   */
  for(address: string, signal: AbortSignal): Derive;
  /** How many wait for their turn. */
  readonly waiting: number;
  close(): void;
}

interface Job {
  task: HashTask;
  resolve(hash: Buffer): void;
  reject(error: Error): void;
}

const retrySeconds = 2;

/**
 * Opens the hashing of one lake. At most `passwords` may wait in all, and `addressPasswords` from one address.
 * Addresses take turns, so that a client who sends many passwords delays only themselves.
 */
export function openHashing({
  passwords: maxWaiting,
  addressPasswords: maxWaitingOfAddress,
}: Pick<LimitNumbers, 'passwords' | 'addressPasswords'>): Hashing {
  const thread = new HashThread();
  const turns = new Map<string, Set<Job>>(); // by address, the next first
  let isBusy = false;

  const count = () => [...turns.values()].reduce((sum, jobs) => sum + jobs.size, 0);

  function wait(address: string, job: Job): () => void {
    const own = turns.get(address) ?? new Set();
    if (own.size >= maxWaitingOfAddress || count() >= maxWaiting)
      throw tooMany(
        `Too many people are signing in right now. Try again in ${retrySeconds} s.`,
        retrySeconds,
      );
    turns.set(address, own.add(job));
    return () => {
      if (own.delete(job)) job.reject(new Refusal(503, 'The client left before its password was checked.'));
      if (own.size === 0 && turns.get(address) === own) turns.delete(address);
    };
  }

  function next(): void {
    const [first] = turns;
    if (isBusy || !first) return;
    const [address, jobs] = first;
    turns.delete(address);
    const [job] = jobs;
    if (!job) return;
    jobs.delete(job);
    if (jobs.size > 0) turns.set(address, jobs); // after all others
    isBusy = true;
    const done = () => {
      isBusy = false;
      next();
    };
    void thread.hash(job.task).then(job.resolve, job.reject).then(done);
  }

  return {
    for: (address, signal) => async (task) => {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      const leave = wait(address, { task, resolve, reject });
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      next();
      try {
        return await promise;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    get waiting() {
      return count();
    },
    close() {
      const waiting = [...turns.values()].flatMap((jobs) => [...jobs]);
      turns.clear();
      for (const { reject } of waiting) reject(new Refusal(503, 'The lake is shutting down.'));
      thread.close();
    },
  };
}
