import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { everythingTag } from '../content/cache-tags.ts';
import { momentTag } from '../content/moment-tag.ts';
import { begin, holdPage, join, keepPage, letPageGo, noteEvent, takePage } from './scripts.ts';

/** Runs a script in Redis with keys and words. Rejects soon when Redis is away. */
export type AskRedis = (script: string, keys: string[], words: (string | Buffer)[]) => Promise<unknown[]>;

/**
 * A fresh page that another instance has rendered; or, when it is to be rendered here, the number of the last event
 * before that, and the epoch of Redis.
 */
export type Taken = { page: Buffer } | { page?: undefined; epoch: string; number: number };

const eventSeconds = 86_400; // how long an instance may be away and still go on after its own last event
const pageSeconds = 7 * 86_400; // the state that tells which pages are old lasts longer (scripts.ts)
/**
 * How long an instance may be silent before another renders its page, because it is gone (`lockMs`); and how long it
 * may take in any case, because it hangs (`maxHoldMs`).
 */
const patience = { lockMs: 1_000, maxHoldMs: 3_000 };
const maxWaitMs = 5_000;
const lookMs = 15; // between two looks for a page that another instance renders

/**
 * The renderings that the instances of a site share through Redis, so that each page is rendered once for all of them.
 * Each instance tells of every event that it hears. While Redis is away each renders for itself, and afterwards nothing
 * shared before counts as fresh.
 */
export class SharedRenderings {
  readonly #askRedis: AskRedis;
  readonly #prefix: string;
  readonly #self = randomUUID();
  readonly #patience: typeof patience;
  /** The timers, by path, that tell the others that a page is still being rendered here. */
  readonly #held = new Map<string, NodeJS.Timeout>();
  #epoch: string | null = null;
  /** Whether Redis may have missed an event: then everything counts as changed. */
  #hasMissed = false;
  /**
   * The last event that the others had told of when this instance joined, and that it has yet to hear; null when there
   * is none, or it is not known.
   */
  awaited: string | null = null;
  /** How many pages came from others, and how many were rendered here for them. */
  readonly figures = { taken: 0, kept: 0 };

  /** `site` names the site, its build and its settings: only instances with the same name share. */
  constructor(askRedis: AskRedis, site: string, how = patience) {
    this.#askRedis = askRedis;
    this.#patience = how;
    this.#prefix = `{tessera:${site}}:`; // in one slot of a cluster
  }

  /**
   * Joins the others, before anything is rendered. Answers the event after which this instance has to listen: its own
   * last one or, for a new instance, the last one of the others; null when nobody knows any.
   */
  async join(own: string | null): Promise<string | null> {
    const found = await this.#ask(join, [`event:${own}`]);
    if (!found) return own;
    const [last, isKnown] = found;
    if (own === null) return last === null ? null : String(last);
    // It is unknown whether this instance was away for long, or Redis was.
    if (last === null || String(last) === own) return own;
    if (Number(isKnown) === 1) this.awaited = String(last);
    else this.#hasMissed = true;
    return own;
  }

  /** Tells instances that join later after which event to listen, until there is another one. */
  async begin(eventId: string): Promise<void> {
    await this.#ask(begin, [], [eventId]);
  }

  /**
   * Tells the others what an event has changed, before anything is rendered for it; the first to hear of an event tells
   * it for all. A change that is no event of the lake may have a `name` instead, by which all know it for the same;
   * without either it counts as a new one each time.
   */
  async note(tags: readonly string[], eventId: string | null, name?: string): Promise<void> {
    if (this.#hasMissed && !tags.includes(everythingTag)) await this.note([everythingTag], null);
    const event = `event:${eventId ?? name ?? randomUUID()}`;
    const words = [eventId ?? '', String(eventSeconds), ...new Set(tags)];
    const isNoted = await this.#ask(noteEvent, [event], words);
    if (!isNoted) this.#hasMissed = true;
    else if (tags.includes(everythingTag)) this.#hasMissed = false;
  }

  /**
   * The page of a path as another instance has rendered it from the present content; waits while one renders it. When
   * there is none, this instance is to render it anew and then call `keep` or `letGo`; undefined when Redis is away, or
   * the wait was too long.
   */
  async take(path: string): Promise<Taken | undefined> {
    const until = performance.now() + maxWaitMs;
    while (performance.now() < until) {
      if (this.#hasMissed) await this.note([everythingTag], null);
      const keys = [`page:${path}`, `lock:${path}`];
      const found = await this.#ask(takePage, keys, [
        this.#self,
        String(this.#patience.lockMs),
        momentTag(new Date()),
      ]);
      if (!found || this.#epoch === null) return undefined;
      const [number, isMine, page] = found;
      if (page instanceof Buffer) {
        this.figures.taken++;
        return { page };
      }
      if (Number(isMine) === 1) {
        this.#hold(path);
        return { epoch: this.#epoch, number: Number(number) };
      }
      await pause(lookMs);
    }
    return undefined;
  }

  /**
   * Shares a page, with the tags of the content that it was made from; the last parameter is what `take` answered
   * before it was rendered.
   */
  async keep(
    path: string,
    page: Buffer,
    tags: readonly string[],
    { epoch, number }: { epoch: string; number: number },
  ): Promise<void> {
    this.#holdNoMore(path);
    const its = [...new Set([...tags, everythingTag])].join();
    const words = [this.#self, epoch, String(number), its, page, String(pageSeconds)];
    if (await this.#ask(keepPage, [`lock:${path}`, `page:${path}`], words)) this.figures.kept++;
  }

  /** Lets another instance try a page that could not be rendered here, or that is not for sharing. */
  async letGo(path: string): Promise<void> {
    this.#holdNoMore(path);
    await this.#ask(letPageGo, [`lock:${path}`], [this.#self]);
  }

  #hold(path: string): void {
    const { lockMs, maxHoldMs } = this.#patience;
    this.#holdNoMore(path);
    const last = performance.now() + maxHoldMs - lockMs;
    const say = () => {
      if (performance.now() > last) this.#holdNoMore(path);
      else void this.#ask(holdPage, [`lock:${path}`], [this.#self, String(lockMs)]);
    };
    this.#held.set(path, setInterval(say, lockMs / 4).unref());
  }

  #holdNoMore(path: string): void {
    clearInterval(this.#held.get(path));
    this.#held.delete(path);
  }

  /** What Redis answers after the epoch; undefined when it is away, or has lost what it held. */
  async #ask(
    script: string,
    keys: string[],
    words: (string | Buffer)[] = [],
  ): Promise<unknown[] | undefined> {
    const named = ['state', ...keys].map((key) => this.#prefix + key);
    try {
      const [epoch, ...rest] = await this.#askRedis(script, named, [randomUUID(), ...words]);
      const isSame = this.#epoch === null || this.#epoch === String(epoch);
      this.#epoch = String(epoch);
      if (isSame) return rest;
    } catch {
      return undefined;
    }
    this.#hasMissed = true;
    return undefined;
  }
}
