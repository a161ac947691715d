import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { createContentClient } from './client.ts';

test('content is asked for in the dataset "production", as the API was on 3 May 2023, past the CDN', () => {
  const { dataset, apiVersion, useCdn, perspective } = createContentClient(readEnvironment({})).config();
  expect({ dataset, apiVersion, useCdn, perspective }).toEqual({
    dataset: 'production',
    apiVersion: '2023-05-03',
    useCdn: false,
    perspective: 'published',
  });
});
