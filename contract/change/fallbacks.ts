import { parse } from 'groq-js';

/**
 * What a projection answers when a field is missing, by the path of the field in a snapshot: the constant in its
 * `coalesce`. Fields of other documents are left out; a projection that cannot be read gives none.
 * @example
 * fallbacksOf('{"tone": coalesce(tone, "light")}').get('tone'); // "light"
 */
export function fallbacksOf(projection: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  try {
    visit(parse(`*${projection}`), '');
  } catch {
    // That it cannot be read is a finding of its own.
  }
  return found;

  /** `place` is the path from which the names in a node count; undefined within another document. */
  function visit(node: unknown, place: string | undefined): void {
    if (Array.isArray(node)) for (const one of node) visit(one, place);
    if (!isNode(node)) return;
    const { type, base, expr } = node;
    if (type === 'FuncCall' && node.name === 'coalesce') note(node.args, place);
    const isInside = type === 'Map' || type === 'Projection';
    if (!isInside) {
      for (const part of Object.values(node)) visit(part, place);
      return;
    }
    visit(base, place);
    const own = isWhole(base) ? '' : pathOf(base);
    visit(expr, place === undefined || own === undefined ? undefined : within(place, own));
  }

  function note(given: unknown, place: string | undefined): void {
    const [field, fallback, ...others] = Array.isArray(given) ? given : [];
    const path = pathOf(field);
    if (place === undefined || !path || !isNode(fallback) || fallback.type !== 'Value' || others.length > 0)
      return;
    found.set(within(place, path), fallback.value);
  }
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isWhole = (node: unknown): boolean => isNode(node) && node.type === 'Everything';

const within = (place: string, path: string): string => [place, path].filter(Boolean).join('.');

/** The path of the field that a node reads, from where it stands; undefined when it reads no field there. */
function pathOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const base = 'base' in node ? pathOf(node.base) : '';
  if (base === undefined) return undefined;
  switch (node.type) {
    case 'This':
      return '';
    case 'AccessAttribute':
      return within(base, String(node.name));
    case 'ArrayCoerce':
    case 'Filter':
      return base.endsWith('[]') ? base : `${base}[]`;
    default:
      return undefined;
  }
}
