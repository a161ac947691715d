import type { Identity } from './identity.ts';

/** Something that stays open, such as a stream of events, for whoever brought a token. */
export interface Held {
  token: string | undefined;
  /** Whose the token was when it was opened. */
  identity: Identity;
  /** Throws when what it is about is no longer theirs to hear of. */
  recheck?(): void;
  end(): void;
}

/** All that is open of one sort. */
export interface HeldOpen {
  /** Notes what has been opened; answers what forgets it again. */
  add(held: Held): () => void;
  /** Ends what is open for somebody whose token holds no longer, or has another role by now, and what is no longer theirs to hear of. */
  check(): void;
  readonly size: number;
  close(): void;
}

const checkMs = 60_000; // a token or a session that ends by its time is noticed so late

/** Keeps what is open in mind; `identify` says who a token belongs to, and throws for one that nobody has. */
export function holdOpen(identify: (token: string | undefined) => Identity): HeldOpen {
  const all = new Set<Held>();
  const holds = ({ token, identity, recheck }: Held): boolean => {
    try {
      recheck?.();
      const { id, role } = identify(token);
      return id === identity.id && role === identity.role;
    } catch {
      return false;
    }
  };
  const check = () => {
    for (const held of [...all]) if (!holds(held)) held.end();
  };
  const timer = setInterval(check, checkMs).unref();
  return {
    add(held) {
      all.add(held);
      return () => all.delete(held);
    },
    check,
    get size() {
      return all.size;
    },
    close: () => clearInterval(timer),
  };
}
