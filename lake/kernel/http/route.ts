import type { Role } from '../access/identity.ts';
import type { Counted } from '../access/limits.ts';
import type { Handler, WithParams } from './handler.ts';

/** Further properties of some routes. */
export interface RouteTraits {
  /** The limit by the minute that its requests count for; sign-in counts wrong passwords by itself. */
  counts?: Counted;
  /** Whether its answers stay open: each holds a seat, and a browser page is sent to a host of its own for it. */
  isStream?: boolean;
  /** Whether its answers are files with unguessable names: whoever knows one gets it, from a private dataset, too. */
  isFile?: boolean;
  /** Whether comments are written by it, which a viewer may do in the dataset of comments. */
  isForComments?: boolean;
}

/** What answers an HTTP method at the paths of a pattern, and the role that this needs. */
export interface Route<Services = object> extends Readonly<RouteTraits> {
  method: Method;
  /** `:name` stands for one part of the path, `*` at its end for all that follows. */
  pattern: string;
  role: Role;
  handler: Handler<Services & WithParams<string>>;
}

/** The methods that a lake answers; HEAD is answered as GET. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The names in a pattern: of `/data/doc/:dataset/:ids` they are `dataset` and `ids`. */
export type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Makes a route of a pattern, a role and a handler, which may need only parts of the path that the pattern names. */
export type MakeRoute<Services> = <const Pattern extends string>(
  pattern: Pattern,
  role: Role,
  handler: Handler<Services & WithParams<NamesIn<Pattern>>>,
  traits?: RouteTraits,
) => Route<Services>;

/** The functions that make routes, by method, for handlers that may use some services. */
export function routing<Services>(): Record<Lowercase<Method>, MakeRoute<Services>> {
  const of =
    (method: Method): MakeRoute<Services> =>
    (pattern, role, handler, traits) => ({
      ...traits,
      method,
      pattern,
      role,
      // `findRoute` gives a handler all the parts that its own pattern names.
      handler: handler as Handler<Services & WithParams<string>>,
    });
  return { get: of('GET'), post: of('POST'), put: of('PUT'), patch: of('PATCH'), delete: of('DELETE') };
}
