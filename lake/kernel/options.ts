import type { Clock } from './clock.ts';
import type { NameOf } from './name-of.ts';

/**
 * The lanes of queries, each with threads of its own: one for strangers, one for everybody else and the lake itself.
 */
export type LaneName = 'anonymous' | 'known';

/** What one query may use. */
export interface QueryNeeds {
  /** Milliseconds after which it is ended. */
  maxMs: number;
  /** The memory of a thread that answers it, in megabytes. */
  maxMegabytes: number;
}

/** Limits for reading and drawing pictures. */
export interface PictureLimits {
  /** How many million pixels a picture may have over all its frames, and how many a drawn one. */
  maxMegapixels: number;
  maxDrawnMegapixels: number;
  /** Milliseconds after which work on a picture is ended, and megabytes of memory that a drawing process may use. */
  maxMs: number;
  maxMegabytes: number;
}

/**
 * How much one client may ask of a lake. For known people and programs the limits count by token, for all others by
 * address.
 */
export interface LimitNumbers {
  /** Questions a minute with a token, and without one. */
  queries: number;
  anonymousQueries: number;
  /** Streams and sockets at one time, with a token and without one. */
  streams: number;
  anonymousStreams: number;
  /** Streams and sockets at one time without a token, of all addresses together. */
  allAnonymousStreams: number;
  /**
   * Bytes of answers that are held until they are read: for one address without a token, and for all of these together.
   */
  anonymousHeldBytes: number;
  allAnonymousHeldBytes: number;
  /** Wrong passwords a minute from one address, and how many of these may be for one account. */
  signIns: number;
  accountSignIns: number;
  /** Passwords that wait to be checked at one time: in all, and from one address. */
  passwords: number;
  addressPasswords: number;
  /** Uploads a minute, with a token. */
  uploads: number;
  /** Pictures and files a minute, from one address. */
  pictures: number;
}

/** The limits that are given; for the others the lake's own numbers hold. */
export type GivenLimits = { [Name in keyof LimitNumbers]?: LimitNumbers[Name] | undefined };

/** How a lake is set up. */
export interface LakeOptions {
  /** The folder that holds everything: the database, the assets and their transforms. */
  dataDir: string;
  projectId: string;
  dataset: string;
  /**
   * Whether published documents of that dataset can be read without a token (`public`, also when left out), or nothing
   * can.
   */
  aclMode?: 'public' | 'private' | undefined;
  /** The administrator's token. */
  token: string;
  /** Where browsers reach this lake; the beginning of the address of every asset. */
  publicUrl: string;
  /** The origins whose pages may call the lake from a browser, such as `http://localhost:3000`. */
  origins: string[];
  /** Host names that the lake answers to besides loopback ones. */
  hosts?: string[];
  /**
   * Proxies before the lake that say for whom they ask (`X-Forwarded-For`): addresses, and networks such as
   * `10.0.0.0/8`.
   */
  trustedProxies?: readonly string[];
  /** How much one may ask; the lake's own numbers where it is left out. */
  limits?: GivenLimits;
  /** The clock by which scheduled releases are published; the machine's when left out. */
  clock?: Clock;
  /**
   * Whether only this machine can reach the lake, under any of its `hosts`, so that whoever sits at it signs in with
   * one click.
   */
  isLocal?: boolean;
  /**
   * Hears which steps of opening the lake take a while, and how far they are; without it, they go to the error output.
   */
  say?: (sentence: string) => void;
  /**
   * Called once when the lake can answer no more because its file was taken away; whoever opened the lake then closes
   * it.
   */
  onGone?: (reason: Error) => void;
  /** Called for every query, answered or refused, with how long it took including its waiting, in ms. */
  onQuery?: (lane: LaneName, ms: number) => void;
  /** How much work the hash of a password is (scrypt's N, a power of two); 32768 when left out, less only in tests. */
  passwordCost?: number;
  /** Limits of queries, those of strangers and those of everybody else; the lake's own limits where it is left out. */
  queries?: Partial<Record<LaneName, { [Need in keyof QueryNeeds]?: number | undefined }>>;
  /** Limits of pictures; the lake's own where it is left out. */
  pictures?: { [Limit in keyof PictureLimits]?: number | undefined };
  /**
   * What whoever opens the lake calls these where they set them, for what a refusal tells to change; the names of these
   * options when left out.
   */
  nameOf?: NameOf;
}
