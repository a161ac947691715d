import { expect, test } from 'vitest';
import { placesAt } from './places.ts';

// The document and most of the paths of https://www.sanity.io/docs/content-lake/json-match.
const document = {
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow' },
  ],
  roles: ['admin', 'owner'],
  contactInfo: { streetAddress: '42 Mountain Road', state: { shortName: 'WY', longName: 'Wyoming' } },
};

const waysAt = (path: string) => placesAt(document, path, () => {}).map(({ way }) => way.join('.'));
const state = ['contactInfo.state.shortName', 'contactInfo.state.longName'];

test.each([
  ['friends[*].name', ['friends.0.name', 'friends.1.name', 'friends.2.name']],
  ['friends[age > 30, favoriteColor == "blue"].name', ['friends.0.name', 'friends.1.name']],
  ['friends[0, 1:2].name', ['friends.0.name', 'friends.1.name']],
  ['contactInfo.state[shortName, longName]', state],
  ["contactInfo.state['shortName', longName]", state],
  ['contactInfo.state[*]', state],
  ['contactInfo.state.*', state],
  ['contactInfo[state.shortName, state.longName]', state],
  ['[contactInfo.state.shortName, roles]', ['contactInfo.state.shortName', 'roles']],
  ['[contactInfo.*, name]', ['contactInfo.streetAddress', 'contactInfo.state', 'name']],
  ['contactInfo[streetAddress?, state].shortName', ['contactInfo.shortName', 'contactInfo.state.shortName']],
  ['contactInfo[streetAddress == "nowhere", 0, "state"]', []],
  ['..[name == "mindy"].age', ['friends.1.age']],
])('%s names what JSONMatch does, and nothing above it', (path, expected) => {
  expect([...new Set(waysAt(path))]).toEqual(expected);
});

test('what lies below is looked for in what is named, and is not that itself', () => {
  const found = placesAt(document, '[..shortName, name]', () => {}).filter(
    ({ value }) => value !== undefined,
  );
  expect(found.map(({ way }) => way.join('.'))).toEqual(['contactInfo.state.shortName', 'name']);
});
