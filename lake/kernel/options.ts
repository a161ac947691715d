import type { Clock } from './clock.ts';

/** Whose queries are answered by threads of their own: strangers', and those of everybody else and of the lake itself. */
export type LaneName = 'anonymous' | 'known';

/** What pictures may need, to be looked at and to be drawn. */
export interface PictureLimits {
  /** How many million pixels a picture may have, over all its frames, and how many one that is drawn. */
  maxMegapixels: number;
  maxDrawnMegapixels: number;
  /** The time after which one picture is ended, and the memory that a process may use which draws. */
  maxMs: number;
  maxMegabytes: number;
}

/** How much one may ask of a lake: of known people and programs each token, of all others each address. */
export interface LimitNumbers {
  /** Questions a minute with a token, and without one. */
  queries: number;
  anonymousQueries: number;
  /** Streams and sockets at one time, with a token and without one. */
  streams: number;
  anonymousStreams: number;
  /** Streams and sockets at one time without a token, of all addresses together. */
  allAnonymousStreams: number;
  /** Bytes of answers that are held for one address without a token until it has read them, and for all of these together. */
  anonymousHeldBytes: number;
  allAnonymousHeldBytes: number;
  /** Wrong passwords a minute, from one address, and of these for one account. */
  signIns: number;
  accountSignIns: number;
  /** Passwords that wait for being looked at, at one time: of all, and of one address. */
  passwords: number;
  addressPasswords: number;
  /** Uploads a minute, with a token. */
  uploads: number;
  /** Pictures and files a minute, from one address. */
  pictures: number;
}

/** The numbers of limits that are given; the lake's own are for the others. */
export type GivenLimits = { [Name in keyof LimitNumbers]?: LimitNumbers[Name] | undefined };

/** How a lake is set up. */
export interface LakeOptions {
  /** The folder that holds everything: the database, the assets and their transforms. */
  dataDir: string;
  projectId: string;
  dataset: string;
  /** Whether what is published in that dataset can be read without a token (`public`, also when left out), or nothing can. */
  aclMode?: 'public' | 'private' | undefined;
  /** The administrator's token. */
  token: string;
  /** Where browsers reach this lake; the beginning of the address of every asset. */
  publicUrl: string;
  /** The origins whose pages may call the lake from a browser, such as `http://localhost:3000`. */
  origins: string[];
  /** Host names that the lake answers to besides loopback ones. */
  hosts?: string[];
  /** Proxies before the lake that say for whom they ask (`X-Forwarded-For`): addresses, and networks such as `10.0.0.0/8`. */
  trustedProxies?: readonly string[];
  /** How much one may ask; the lake's own numbers where it is left out. */
  limits?: GivenLimits;
  /** The clock by which scheduled releases are published; the machine's when left out. */
  clock?: Clock;
  /** Whether only this machine reaches the lake, also by its `hosts`, so that whoever sits at it signs in by one click. */
  isLocal?: boolean;
  /** Hears what of opening the lake takes a while, and how far it is; it goes to the error output when left out. */
  say?: (sentence: string) => void;
  /** Hears, once, that the lake can answer no more, and why: its file was taken away. Whoever opened it closes it then. */
  onGone?: (reason: Error) => void;
  /** Hears of every query, answered or refused, how long it took with its waiting, in ms. */
  onQuery?: (lane: LaneName, ms: number) => void;
  /** How much work the hash of a password is (scrypt's N, a power of two); 32768 when left out, less only in tests. */
  passwordCost?: number;
  /** What queries may need, those of strangers and of everybody else; the lake's own limits where it is left out. */
  queries?: Partial<Record<LaneName, { maxMs?: number | undefined; maxMegabytes?: number | undefined }>>;
  /** What pictures may need; the lake's own limits where it is left out. */
  pictures?: { [Limit in keyof PictureLimits]?: number | undefined };
}
