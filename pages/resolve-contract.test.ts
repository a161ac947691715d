import { expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { resolveQuery } from './resolve-contract.ts';

test.each(Object.keys(kinds))(
  'the query of a page names %s once, for itself and for what is shared',
  (kind) => {
    expect(resolveQuery.split(`_type == "${kind}" =>`)).toHaveLength(2);
  },
);
