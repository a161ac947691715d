import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { everythingTag } from '../content/cache-tags.ts';
import { momentTag } from '../content/moment-tag.ts';
import { begin, holdPage, join, keepPage, letPageGo, noteEvent, takePage } from './scripts.ts';

/** Asks Redis for what a script does with keys and words. Rejects soon where Redis is away. */
export type AskRedis = (script: string, keys: string[], words: (string | Buffer)[]) => Promise<unknown[]>;

/** A fresh page that another instance has rendered; else after which event, and in which life of Redis, it is to be rendered here. */
export type Taken = { page: Buffer } | { page?: undefined; epoch: string; number: number };

const eventSeconds = 86_400; // for which an instance that was away can go on after its own last event
const pageSeconds = 7 * 86_400; // what says which are old lasts longer (scripts.ts)
/** After which time without a word another instance renders a page, as the first is gone; and after which in any case, as it hangs. */
const patience = { lockMs: 1_000, maxHoldMs: 3_000 };
const maxWaitMs = 5_000;
const lookMs = 15; // between two looks whether another instance has rendered a page

/**
 * The renderings that the instances of a site share by way of Redis, so that each page is rendered once for all of them. Each
 * instance tells of every event that it hears. While Redis is away each renders for itself, and nothing of before is believed afterwards.
 */
export class SharedRenderings {
  readonly #askRedis: AskRedis;
  readonly #prefix: string;
  readonly #self = randomUUID();
  readonly #patience: typeof patience;
  /** What says to the others that a page is still being rendered here, by its path. */
  readonly #held = new Map<string, NodeJS.Timeout>();
  #epoch: string | null = null;
  /** Whether Redis may have missed an event: then everything counts as changed. */
  #hasMissed = false;
  /** What the others had told of last when this instance joined, and it has still to hear; null where that is nothing, or not known. */
  awaited: string | null = null;
  /** How many pages came from others, and how many were rendered here for them. */
  readonly figures = { taken: 0, kept: 0 };

  /** `site` names the site, its build and its settings: what has the same name is shared. */
  constructor(askRedis: AskRedis, site: string, how = patience) {
    this.#askRedis = askRedis;
    this.#patience = how;
    this.#prefix = `{tessera:${site}}:`; // in one slot of a cluster
  }

  /**
   * Joins the others, before anything is rendered. Answers after which event this instance has to listen: its own last one, or for a
   * new instance that of the others; null when nobody knows any.
   */
  async join(own: string | null): Promise<string | null> {
    const found = await this.#ask(join, [`event:${own}`]);
    if (!found) return own;
    const [last, isKnown] = found;
    if (own === null) return last === null ? null : String(last);
    // Whether this instance was away for long, or Redis, is not known.
    if (last === null || String(last) === own) return own;
    if (Number(isKnown) === 1) this.awaited = String(last);
    else this.#hasMissed = true;
    return own;
  }

  /** Tells those who join later after which event to listen, until there is another one. */
  async begin(eventId: string): Promise<void> {
    await this.#ask(begin, [], [eventId]);
  }

  /**
   * Tells the others what an event has changed, before anything is rendered for it; whoever hears of it first tells it for all. What is
   * no event of the lake's may have a name instead, by which it is one for all; without both it is another one each time.
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
   * The page of a path as another instance has rendered it from the present content, waited for if one is at it. Where there is none, this
   * instance renders it anew, and then shall `keep` it or `letGo` of it; undefined when Redis is away.
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

  /** Shares a page, with the tags of the content that it was made from; `taken` is what was answered before it was rendered. */
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
