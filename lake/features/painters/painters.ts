import { inBrackets, type NameOf } from '../../kernel/name-of.ts';
import type { PictureLimits } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Drawing } from './draw.ts';
import { PainterKilled, PainterProcess, painterScript } from './painter-process.ts';
import type { PictureFacts } from './read-picture.ts';
import type { PainterOutcome, PainterTask } from './task.ts';

/** The painters of a lake: processes that look at pictures and draw them while everything else goes on. */
export interface Painters {
  /** Draws a picture into a file that is not there yet, and gives up when `signal` aborts. Throws like `read`. */
  draw(work: { file: string; target: string; drawing: Drawing }, signal: AbortSignal): Promise<void>;
  /**
   * Draws like `draw`, but only while nobody waits for a picture. Throws a 503 when too many drawings wait like this.
   */
  drawLater(work: { file: string; target: string; drawing: Drawing }): Promise<void>;
  /**
   * Reads the facts of a picture. Throws a 400 for one that cannot be read or needs too much, a 500 when painters have
   * ended over it, and a 503 when no painter can do it now.
   */
  read(file: string): Promise<PictureFacts>;
  /** The ids of the processes that run now. */
  readonly pids: number[];
  /** How many pictures wait for a painter. */
  readonly waiting: number;
  close(): void;
}

interface Job {
  task: PainterTask;
  /** The queue in which it waits: that of jobs for which somebody waits, or that of the others. */
  queue: Job[];
  signal: AbortSignal | undefined;
  /** Whether it may take long: one painter at least is kept for those that do not. */
  isLarge: boolean;
  /** How many painters have ended over it. */
  crashes: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const maxRunning = 2;
const maxWaiting = 200; // of either queue
const maxQuickPixels = 6_000_000; // of a result: those that the site asks for have less
const maxCrashes = 2; // over one picture
const graceMs = 250; // for which a picture is drawn on after its readers left: most are done by then, and a painter is kept
const idleMs = 60_000; // after which a painter that has nothing to do ends
const pauseMs = 1_000; // before a painter is started again after that has failed

/**
 * Makes the painters of a lake; a process is started when it is first needed. `say` gets what they write to their error
 * output, line by line.
 */
export function openPainters(
  {
    maxMegapixels,
    maxMs,
    maxMegabytes,
    nameOf,
  }: Omit<PictureLimits, 'maxDrawnMegapixels'> & { nameOf?: NameOf | undefined },
  say: (line: string) => void = (line) => console.error(`A painter of the lake says: ${line}`),
  script: URL = painterScript,
): Painters {
  const named = (limit: keyof PictureLimits) => inBrackets(`pictures.${limit}`, nameOf);
  const maxPixels = maxMegapixels * 1_000_000;
  const idle = new Map<PainterProcess, NodeJS.Timeout>();
  const busy = new Map<PainterProcess, Job>();
  const waiting: Job[] = [];
  const later: Job[] = [];
  let failedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function ask(
    task: PainterTask,
    { isLarge, queue = waiting, signal }: { isLarge: boolean; queue?: Job[]; signal?: AbortSignal },
  ): Promise<unknown> {
    if (isClosed) return Promise.reject(isClosing());
    if (signal?.aborted) return Promise.reject(hasLeft());
    if (queue.length >= maxWaiting) return Promise.reject(tooMany());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = { task, queue, signal, isLarge, crashes: 0, resolve, reject };
    queue.push(job);
    signal?.addEventListener('abort', () => drop(job), { once: true });
    next();
    return promise;
  }

  function drop(job: Job): void {
    const place = waiting.indexOf(job);
    if (place === -1) return;
    waiting.splice(place, 1);
    job.reject(hasLeft());
  }

  /**
   * The next job: uploads first, because an editor waits for them, then quick jobs, then large ones, which never take
   * every painter, and last those that nobody waits for.
   */
  function choose(): Job | undefined {
    const large = [...busy.values()].filter(({ isLarge }) => isLarge).length;
    return (
      waiting.find(({ task }) => task.kind === 'read') ??
      waiting.find(({ isLarge }) => !isLarge) ??
      (large < maxRunning - 1 ? (waiting[0] ?? later[0]) : undefined)
    );
  }

  function next(): void {
    const job = isClosed || busy.size >= maxRunning ? undefined : choose();
    if (!job) return;
    job.queue.splice(job.queue.indexOf(job), 1);
    const painter = take();
    if (!painter) job.reject(noPainter());
    else {
      busy.set(painter, job);
      void perform(job, painter).then(job.resolve, job.reject);
    }
    next();
  }

  function take(): PainterProcess | undefined {
    for (const [painter, timer] of idle) {
      clearTimeout(timer);
      idle.delete(painter);
      if (!painter.hasEnded) return painter;
    }
    if (performance.now() - failedAt < pauseMs) return undefined;
    return new PainterProcess({ script, megabytes: maxMegabytes, say });
  }

  /** Frees a painter that has done its work, or was ended over it. */
  function release(painter: PainterProcess): void {
    if (!busy.delete(painter)) return;
    if (!painter.hasEnded) {
      const timer = setTimeout(() => idle.delete(painter) && painter.end(), idleMs);
      idle.set(painter, timer.unref());
    }
    next();
  }

  async function perform(job: Job, painter: PainterProcess): Promise<unknown> {
    let why: Refusal | undefined;
    const end = (refusal: Refusal) => {
      why ??= refusal;
      painter.end();
    };
    const timers: NodeJS.Timeout[] = [];
    const leave = () => timers.push(setTimeout(end, graceMs, hasLeft()));
    try {
      await painter.ready.catch((error: Error) => {
        if (isClosed) throw isClosing();
        if (error instanceof PainterKilled) return; // another painter gets the job
        failedAt = performance.now();
        say(`It could not start. ${error.message}`);
        throw noPainter();
      });
      if (job.signal?.aborted) throw hasLeft();
      job.signal?.addEventListener('abort', leave, { once: true });
      timers.push(setTimeout(end, maxMs, tooMuch(`It was ended after ${maxMs} ms${named('maxMs')}`)));
      const outcome = await painter.perform(job.task).catch((): null => null);
      if (why) throw why;
      if (isClosed) throw isClosing();
      if (outcome) return answerOf(outcome, painter);
      painter.end(); // its end may not be known yet
    } finally {
      for (const timer of timers) clearTimeout(timer);
      job.signal?.removeEventListener('abort', leave);
      release(painter);
    }
    return anew(job);
  }

  /** Gives a job over which a painter has ended to another one, but not to a third. */
  function anew(job: Job): Promise<unknown> {
    job.crashes++;
    if (job.crashes >= maxCrashes) return Promise.reject(crashed());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    job.queue.unshift(Object.assign(job, { resolve, reject }));
    next();
    return promise;
  }

  function answerOf(outcome: PainterOutcome, painter: PainterProcess): unknown {
    if ('tooMuch' in outcome) {
      painter.end();
      throw tooMuch(`It needed more than ${maxMegabytes} MB of memory${named('maxMegabytes')}`);
    }
    // Memory that is not given back would be missing for the next picture.
    if (outcome.rss > (maxMegabytes * 1024 * 1024) / 2) painter.end();
    if ('answer' in outcome) return outcome.answer;
    // By this code the lake knows a disk that takes nothing more, whichever process met it.
    if ('failure' in outcome) throw Object.assign(new Error(outcome.failure), { code: outcome.code });
    if (/pixel limit/i.test(outcome.refusal)) throw tooManyPixels(maxMegapixels, named('maxMegapixels'));
    throw new Refusal(400, `It is not a picture that the lake can read: ${outcome.refusal.trim()}.`);
  }

  return {
    async draw({ file, target, drawing }, signal) {
      const { width = 0, height = 0, ending } = drawing;
      const pixels = width && height ? width * height : Math.max(width, height) ** 2;
      const isLarge = pixels === 0 || pixels * (ending === 'avif' ? 6 : 1) > maxQuickPixels;
      await ask({ kind: 'draw', file, target, drawing, maxPixels }, { isLarge, signal });
    },
    async drawLater({ file, target, drawing }) {
      await ask({ kind: 'draw', file, target, drawing, maxPixels }, { isLarge: true, queue: later });
    },
    async read(file) {
      // A painter answers this task with facts.
      return (await ask({ kind: 'read', file, maxPixels }, { isLarge: false })) as PictureFacts;
    },
    get waiting() {
      return waiting.length;
    },
    get pids() {
      return [...idle.keys(), ...busy.keys()].flatMap(({ pid }) => pid ?? []);
    },
    close() {
      isClosed = true;
      for (const [painter, timer] of idle) {
        clearTimeout(timer);
        painter.end();
      }
      for (const painter of busy.keys()) painter.end();
      for (const { reject } of [...waiting.splice(0), ...later.splice(0)]) reject(isClosing());
    },
  };
}

const soon = { 'Retry-After': '1' };
const isClosing = () => new Refusal(503, 'The lake is shutting down.');
const hasLeft = () => new Refusal(503, 'The client has left before its picture was drawn.');
const tooMany = () =>
  new Refusal(503, 'Too many pictures are being drawn. Ask again in a moment.', undefined, soon);
const noPainter = () =>
  new Refusal(
    503,
    'The lake cannot start a process that draws pictures. Its log says why. Ask again in a moment.',
    undefined,
    soon,
  );
const crashed = () =>
  new Refusal(500, `${maxCrashes} processes ended over this picture, one after the other. It is not drawn.`);
const tooMuch = (what: string) =>
  new Refusal(400, `The picture needs too much. ${what}. Ask for a smaller one.`);
const tooManyPixels = (maxMegapixels: number, named: string) =>
  new Refusal(
    400,
    `The picture has more than ${maxMegapixels} million pixels, over all its frames${named}. Make it smaller.`,
  );
