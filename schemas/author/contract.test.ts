import { expect, test } from 'vitest';
import { author } from './contract.ts';

const stored = { slug: 'ada', title: null, bio: null, avatar: null };

test('a person whose names are blank, which the Studio lets pass, has a name to visitors: a link needs one', () => {
  expect(author.parse({ ...stored, firstName: ' ', lastName: '' })).toMatchObject({ firstName: 'Author' });
  expect(author.parse({ ...stored, firstName: ' ', lastName: 'Lind' })).toMatchObject({
    firstName: '',
    lastName: 'Lind',
  });
});
