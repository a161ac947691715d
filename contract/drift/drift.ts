import type * as z from 'zod';
import type { Quote } from './quote.tsx';

/** A change to one part of a kind that the other parts do not follow, or one that none of them needs to follow. */
export interface Drift {
  part: 'schema' | 'query' | 'contract' | 'view';
  name: string;
  isHarmless?: boolean;
  /** Further types that it needs. */
  types?: readonly { name: string; type: string }[];
  /** What is excused beside the contract. */
  excused?: Record<string, string>;
  /** What replaces the fields, keys and view of the sound kind; undefined takes one away. */
  fields?: Record<string, Quote['fields'][string] | undefined>;
  projection?: Record<string, string | undefined>;
  shape?: Record<string, z.ZodType | undefined>;
  view?: Quote['view'];
  /** The file of the view within `border/`, without its ending, when its modules are to be looked at, too. */
  file?: string;
}

/** A change to fields of the Studio. */
export function schema(name: string, fields: Drift['fields']): Drift {
  return { part: 'schema', name, fields };
}

/** A change to keys of the projection. */
export function query(name: string, projection: Drift['projection']): Drift {
  return { part: 'query', name, projection };
}

/** A change to keys of the contract. */
export function contract(name: string, shape: Drift['shape']): Drift {
  return { part: 'contract', name, shape };
}

/** Another view. */
export function view(name: string, draw: Quote['view']): Drift {
  return { part: 'view', name, view: draw };
}
