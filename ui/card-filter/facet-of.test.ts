import { expect, test } from 'vitest';
import { facetOf } from './facet-of.ts';

test('the options of a facet are the values that there are, each once and in order', () => {
  expect(facetOf('team', 'Team', ['Sales', null, ' Design', 'Sales', '  ', ''])).toEqual({
    name: 'team',
    label: 'Team',
    options: [
      { value: 'Design', label: 'Design' },
      { value: 'Sales', label: 'Sales' },
    ],
  });
});
