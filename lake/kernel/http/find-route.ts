import { Refusal } from '../refusal.ts';
import type { Route } from './handler.ts';

/** The route for a method and path with its named parts; undefined when there is none. HEAD is answered as GET. */
export function findRoute<Added>(
  routes: readonly Route<Added>[],
  method: string,
  path: string,
): { route: Route<Added>; params: Record<string, string> } | undefined {
  for (const route of routes) {
    if (route[0] !== (method === 'HEAD' ? 'GET' : method)) continue;
    const params = match(route[1], path);
    if (params) return { route, params };
  }
  return undefined;
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
