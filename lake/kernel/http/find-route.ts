import { Refusal } from '../refusal.ts';
import type { Method, Route } from './route.ts';

/**
 * The route of a request with the named parts of its path; or, without one, the methods that the path is answered for,
 * none when it is unknown.
 */
export type FoundRoute<Services> =
  | { route: Route<Services>; params: Readonly<Record<string, string>> }
  | { allowed: readonly string[] };

/** The first route for a method and path. HEAD is answered as GET. Throws a 400 for a path that cannot be decoded. */
export function findRoute<Services>(
  routes: readonly Route<Services>[],
  method: string,
  path: string,
): FoundRoute<Services> {
  const allowed = new Set<Method>();
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params && route.method === (method === 'HEAD' ? 'GET' : method)) return { route, params };
    if (params) allowed.add(route.method);
  }
  return { allowed: [...allowed].flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])) };
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1)) ? {} : undefined;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, `The address has a part that cannot be decoded: "${part}".`);
  }
}
