import { expect, test } from 'vitest';
import { type EstateIdentity, placeEstate } from './place-estate.ts';

const identity = (name: string, owner: string | null, ...systems: string[]): EstateIdentity => ({
  key: name,
  name,
  kind: 'API key',
  owner,
  lastUsed: null,
  opens: systems.map((system) => ({ key: system, system, stops: null })),
});

test('identities stand in their order, spread over the height', () => {
  const { identities } = placeEstate([identity('a', 'x', 's'), identity('b', 'x', 's')]);
  expect(identities.map(({ y }) => y)).toEqual([25, 75]);
});

test('owners and systems are there once each, and those without an owner have one place in common', () => {
  const { owners, systems } = placeEstate([
    identity('a', null, 'vault', 'ledger'),
    identity('b', 'Data', 'ledger'),
    identity('c', null, 'ledger'),
  ]);
  expect(owners.map(({ name }) => name)).toEqual([null, 'Data']);
  expect(systems.map(({ name }) => name)).toEqual(['vault', 'ledger']);
});

test('lines of identities that open one system each do not cross', () => {
  const { identities } = placeEstate([
    identity('a', 'Z', 'z'),
    identity('b', 'Y', 'y'),
    identity('c', 'X', 'x'),
  ]);
  expect(identities.map(({ ownerY }) => ownerY)).toEqual([16.7, 50, 83.3]);
  expect(identities.map(({ opens }) => opens[0]?.y)).toEqual([16.7, 50, 83.3]);
});

test('an estate of nothing is nothing', () => {
  expect(placeEstate([])).toEqual({ owners: [], identities: [], systems: [] });
});
