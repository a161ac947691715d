import { expect, test } from 'vitest';
import { stillOpen } from './still-open.ts';

const end = (closesAt?: string) => ({ _id: 'a', _type: 'job', ...(closesAt && { closesAt }) });
const now = new Date('2029-05-01T00:00:00Z');

test('an end that has passed is moved on by whole years, others stay as they are', () => {
  expect(stillOpen([end('2027-03-31T22:00:00Z'), end('2029-05-01T00:00:01Z'), end()], now)).toEqual([
    end('2030-03-31T22:00:00Z'),
    end('2029-05-01T00:00:01Z'),
    end(),
  ]);
});
