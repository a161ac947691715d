import type { QueryNeeds } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ReaderEnded, ReaderThread } from './reader-thread.ts';
import type { ReaderData, ReaderTask } from './task.ts';

/** What the queries of a lane may use. */
export interface QueryLimits extends QueryNeeds {
  /** The name of the setting that changes a limit, in brackets, for whoever reads a refusal. */
  named(need: keyof QueryNeeds): string;
}

/** How many readers a lane has at work, and how many questions may wait for one. */
export interface LaneSize {
  maxRunning: number;
  maxWaiting: number;
}

interface Job {
  task: ReaderTask;
  signal: AbortSignal | undefined;
  /** Gives up the job when its client leaves while it waits. */
  leave(): void;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const graceMs = 100; // so long a query goes on after its client has left: most are done by then, and the thread is kept

/**
 * Threads that answer queries, and the queries that wait for one. Besides those at work there is always a spare that
 * has been started, to take the place of a thread that was ended.
 */
export class Lane {
  readonly #data: ReaderData;
  readonly #limits: QueryLimits;
  readonly #size: LaneSize;
  readonly #idle: ReaderThread[] = [];
  readonly #busy = new Set<ReaderThread>();
  readonly #outdated = new WeakSet<ReaderThread>();
  readonly #waiting = new Set<Job>();
  #isClosed = false;

  constructor(data: ReaderData, limits: QueryLimits, size: LaneSize) {
    this.#data = data;
    this.#limits = limits;
    this.#size = size;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * The answer to a question. Throws a 400 for a question that has none or needs more than the limits, and a 503 when
   * too many wait already, or when the client has left, as the signal tells.
   */
  ask<Answer>(task: ReaderTask<Answer>, signal?: AbortSignal): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(hasLeft());
    if (this.#waiting.size >= this.#size.maxWaiting)
      return Promise.reject(
        new Refusal(503, `${this.#size.maxWaiting} queries are waiting already. Ask again in a moment.`),
      );
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const leave = () => {
      if (this.#waiting.delete(job)) reject(hasLeft());
    };
    const job: Job = { task, signal, leave, resolve, reject };
    this.#waiting.add(job);
    signal?.addEventListener('abort', leave, { once: true });
    this.#next();
    // The reader answers what the task asks for.
    return promise as Promise<Answer>;
  }

  /** Has each of its threads end when it has done its present work. */
  renew(): void {
    for (const thread of this.#idle.splice(0)) thread.end();
    for (const thread of this.#busy) this.#outdated.add(thread);
  }

  /** Ends all its threads. */
  close(): void {
    this.#isClosed = true;
    for (const thread of [...this.#idle, ...this.#busy]) thread.end();
    for (const { reject } of this.#waiting) reject(isClosing());
    this.#waiting.clear();
  }

  #next(): void {
    const [job] = this.#waiting;
    if (!job || this.#busy.size >= this.#size.maxRunning || this.#isClosed) return;
    this.#waiting.delete(job);
    job.signal?.removeEventListener('abort', job.leave); // a listener's signal outlives all its questions
    while (this.#idle[0]?.hasEnded) this.#idle.shift();
    const thread = this.#idle.shift() ?? this.#start();
    this.#busy.add(thread);
    // Only after this one has started, because somebody waits for it.
    void thread.ready.then(
      () => this.#startSpare(),
      () => this.#startSpare(),
    );
    void this.#perform(job, thread).then(job.resolve, job.reject);
    this.#next();
  }

  #startSpare(): void {
    if (this.#idle.length === 0 && !this.#isClosed) this.#idle.push(this.#start());
  }

  #start(): ReaderThread {
    return new ReaderThread(this.#data, this.#limits.maxMegabytes);
  }

  async #perform({ task, signal }: Job, thread: ReaderThread): Promise<unknown> {
    const { maxMs, maxMegabytes, named } = this.#limits;
    let why: Refusal | undefined;
    const end = (refusal: Refusal) => {
      why = refusal;
      thread.end();
    };
    const timers: NodeJS.Timeout[] = [];
    const leave = () => timers.push(setTimeout(end, graceMs, hasLeft()));
    try {
      await thread.ready;
      if (signal?.aborted) throw hasLeft();
      signal?.addEventListener('abort', leave, { once: true });
      timers.push(setTimeout(end, maxMs, tooMuch(task, `It was ended after ${maxMs} ms`, named('maxMs'))));
      const outcome = await thread.perform(task);
      if ('answer' in outcome) return outcome.answer;
      if ('failure' in outcome) throw new Error(outcome.failure);
      const { status, message, body } = outcome.refusal;
      throw new Refusal(status, message, body);
    } catch (error) {
      if (why) throw why;
      if (this.#isClosed) throw isClosing();
      if (error instanceof ReaderEnded && error.isOutOfMemory)
        throw tooMuch(task, `It needed more than ${maxMegabytes} MB of memory`, named('maxMegabytes'));
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      // Until it is gone it may still be at work, and another beside it would be one too many.
      if (thread.hasEnded) void thread.gone.then(() => this.#done(thread));
      else this.#done(thread);
    }
  }

  /** Takes back a thread that has done its work, or has ended over it. */
  #done(thread: ReaderThread): void {
    this.#busy.delete(thread);
    if (this.#outdated.has(thread)) thread.end();
    if (!thread.hasEnded) this.#idle.unshift(thread); // this one has documents in its cache, so it is asked first
    this.#next();
  }
}

const isClosing = () => new Refusal(503, 'The lake is shutting down.');

const hasLeft = () => new Refusal(503, 'The client has left before its query was answered.');

const tooMuch = ({ query }: ReaderTask, what: string, named: string) => Refusal.ofLimit(query, what + named);
