import { anonymous, type Identity } from '../../kernel/access/identity.ts';
import { messageOf } from '../../kernel/message-of.ts';

const maxSubscriptions = 20; // of one socket; a Studio has one

/** Sends a message to one Studio. */
type Send = (message: object | string) => void;

interface Member {
  seat: SocketSeat;
  send: Send;
  identity: Identity;
  /** The ids of its subscriptions. */
  subscriptions: Set<string>;
  session: string | undefined;
}

/**
 * A socket's share of the sockets that a lake allows: at first one for strangers, then one for the person whose token
 * it has sent.
 */
export interface SocketSeat {
  /** Takes a seat of this person in place of the stranger's. Throws a Refusal when there is none. */
  sit(identity: Identity, token: string): void;
  free(): void;
}

/** The place of a Studio's socket in the room. */
export interface PresencePlace {
  /** Takes a message of JSON-RPC, answers it, and tells the others. Throws for a text that is no such message. */
  receive(text: string): void;
  /** Whether it has sent the token of somebody. */
  readonly isKnown: boolean;
  /** Tells the others that the socket is gone. */
  leave(): void;
}

/**
 * Makes the room in which Studios tell each other who looks at what at this moment, in the JSON-RPC 2.0 of
 * `@sanity/bifur-client`. Nothing is stored. `identify` answers whose token it is, and throws for one that nobody has.
 */
export function presenceRoom(identify: (token: string) => Identity) {
  const members = new Set<Member>();

  function tell(others: Member, result: object): void {
    for (const member of members) {
      if (member === others) continue;
      for (const subscription of member.subscriptions) member.send(heardBy(subscription, result));
    }
  }

  const heardBy = (subscription: string, result: object) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription, result },
  });

  function answer(member: Member, method: string, params: Record<string, unknown>): unknown {
    if (method === 'authorization') {
      const token = String(params.authorization ?? '').replace(/^Bearer\s+/i, '');
      const identity = identify(token);
      member.seat.sit(identity, token);
      member.identity = identity;
      return true;
    }
    if (member.identity.role === 'anonymous') throw new Error('Send "authorization" first.');
    const i = member.identity.id;
    if (method === 'presence_subscribe') {
      if (member.subscriptions.size >= maxSubscriptions)
        throw new Error(`One socket can have at most ${maxSubscriptions} subscriptions.`);
      const id = crypto.randomUUID();
      member.subscriptions.add(id);
      // A Studio that was cut off goes on showing whom it saw until it hears of somebody, and those who left meanwhile
      // say nothing.
      queueMicrotask(() => member.send(heardBy(id, { type: 'disconnect', i, m: { session: id } })));
      return id;
    }
    if (method === 'presence_unsubscribe') return member.subscriptions.delete(String(params.subscriptionId));
    if (method === 'presence_rollcall') {
      tell(member, { type: 'rollCall', i, session: params.session });
      return true;
    }
    if (method === 'presence_announce') {
      // As Studios send it; it is handed on and not looked at.
      const { sessionId, locations } = (params.data ?? {}) as { sessionId?: string; locations?: unknown };
      member.session = sessionId;
      tell(member, { type: 'state', i, m: { sessionId, locations } });
      return true;
    }
    if (method === 'presence_disconnect') {
      tell(member, { type: 'disconnect', i, m: { session: params.session } });
      return true;
    }
    throw new Error(`There is no method "${method}".`);
  }

  return {
    /** Gives a socket that has a seat its place in the room. */
    join(send: Send, seat: SocketSeat): PresencePlace {
      const member: Member = {
        seat,
        send,
        identity: anonymous,
        subscriptions: new Set(),
        session: undefined,
      };
      members.add(member);
      return {
        get isKnown() {
          return member.identity.role !== 'anonymous';
        },
        receive(text) {
          // A call of JSON-RPC; what else is in it is not read.
          const { id, method, params } = JSON.parse(text) as {
            id?: string;
            method?: string;
            params?: Record<string, unknown>;
          };
          try {
            send({ jsonrpc: '2.0', id, result: answer(member, String(method), params ?? {}) });
          } catch (error) {
            send({ jsonrpc: '2.0', id, error: { code: -32_600, message: messageOf(error) } });
          }
        },
        leave() {
          members.delete(member);
          if (member.session)
            tell(member, { type: 'disconnect', i: member.identity.id, m: { session: member.session } });
        },
      };
    },
    /** How many sockets there are. */
    get size() {
      return members.size;
    },
  };
}
