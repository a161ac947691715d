import type { Identity } from './identity.ts';

/** Something that stays open for whoever brought a token, such as a stream of events. */
export interface Held {
  token: string | undefined;
  /** Whose the token was when it was opened. */
  identity: Identity;
  /** Throws when its holder may no longer hear of what it is about. */
  recheck?(): void;
  end(): void;
}

/** Everything of one sort that is open. */
export interface HeldOpen {
  /** Notes what was opened; returns the function that forgets it. */
  add(held: Held): () => void;
  /**
   * Ends what its holder may no longer hear: where the token has ended or has another identity or role by now, or
   * `recheck` throws.
   */
  check(): void;
  readonly size: number;
  close(): void;
}

const checkMs = 60_000; // so long it may take until an expired token or session is noticed

/** Keeps track of what is open. `identify` says whose a token is, and throws for one that nobody has. */
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
