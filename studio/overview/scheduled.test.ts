import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { plannedBefore, scheduledBefore, scheduledReleases, scheduledVersionsQuery } from './scheduled.ts';

const release = (name: string, publishAt: string, state = 'scheduled') => ({
  _id: `_.releases.${name}`,
  state,
  publishAt,
});

test('what happens by itself is named with its moment, the next first, and what takes a page offline says so', () => {
  const releases = [
    release('rLater', '2024-03-03T09:00:00Z'),
    release('rSoon', '2024-03-02T09:00:00Z'),
    release('rFar', '2024-06-01T09:00:00Z'),
    release('rOpen', '2024-03-02T09:00:00Z', 'active'),
  ];
  const versions = [
    { _id: 'versions.rLater.about', _type: 'page', title: 'About us' },
    { _id: 'versions.rSoon.offer', _type: 'page', title: null, isRemoval: true },
    { _id: 'versions.rFar.home', _type: 'page', title: 'Home' },
    { _id: 'versions.rOpen.home', _type: 'page', title: 'Home' },
  ];
  const published = [{ _id: 'offer', _type: 'page', title: 'An offer' }];
  expect(scheduledBefore(Date.parse('2024-03-09T00:00:00Z'), releases, versions, published)).toEqual([
    { id: 'offer', type: 'page', title: 'An offer', at: '2024-03-02T09:00:00Z', isRemoval: true },
    { id: 'about', type: 'page', title: 'About us', at: '2024-03-03T09:00:00Z', isRemoval: false },
  ]);
});

test('a release that is meant for a moment and waits for somebody is named, one that goes by itself or has no moment is not', () => {
  const meant = (title: string, intendedPublishAt?: string, more = {}) => ({
    _id: `_.releases.r${title}`,
    state: 'active',
    metadata: { title, releaseType: 'scheduled', intendedPublishAt },
    ...more,
  });
  const found = plannedBefore(Date.parse('2024-03-09T00:00:00Z'), [
    meant('Later', '2024-03-03T09:00:00Z'),
    meant('Soon', '2024-03-02T09:00:00Z'),
    meant('Far', '2024-06-01T09:00:00Z'),
    meant('Never'),
    meant('Scheduled', '2024-03-02T09:00:00Z', { state: 'scheduled' }),
    { _id: '_.releases.rAsap', state: 'active', metadata: { title: 'Asap', releaseType: 'asap' } },
  ]);
  expect(found).toEqual([
    { id: 'rSoon', title: 'Soon', at: '2024-03-02T09:00:00Z' },
    { id: 'rLater', title: 'Later', at: '2024-03-03T09:00:00Z' },
  ]);
});

test('what happens soon is asked for, however much stands in releases that are far or not scheduled', async () => {
  const its = await testLake();
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  const stored = client.transaction();
  for (let at = 0; at < 200; at++) stored.create({ _id: `versions.rOpen.a${at}`, _type: 'page' });
  await stored.create({ _id: 'versions.rSoon.offer', _type: 'page', title: 'An offer' }).commit();
  const releases = [
    release('rSoon', '2024-03-02T09:00:00Z'),
    release('rOpen', '2024-03-02T09:00:00Z', 'active'),
  ];
  const names = scheduledReleases(Date.parse('2024-03-09T00:00:00Z'), releases);
  expect(await client.fetch(scheduledVersionsQuery, { releases: names })).toMatchObject([
    { _id: 'versions.rSoon.offer', title: 'An offer' },
  ]);
  await its.close();
});
