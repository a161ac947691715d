import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what was used last stays, and what was used longest ago goes when there is no room for it', () => {
  const recent = new Recent<string>(100);
  for (const id of ['a', 'b', 'c', 'd', 'e']) recent.put(id, id.toUpperCase(), 20);
  expect(recent.get('e')).toBe('E');
  expect(recent.hasLetGo).toBe(false);
  for (const id of ['f', 'g', 'h']) recent.put(id, id.toUpperCase(), 20);
  expect([recent.get('a'), recent.hasLetGo]).toEqual([undefined, true]);
});

test('a value that is put again, or deleted, takes room once, or none', () => {
  const recent = new Recent<number>(100);
  recent.put('kept', 0, 20);
  for (let turn = 0; turn < 50; turn++) {
    recent.put('a', turn, 20);
    recent.put('b', turn, 20);
    recent.delete('b');
  }
  expect([recent.get('kept'), recent.get('a'), recent.get('b')]).toEqual([0, 49, undefined]);
  expect(recent.hasLetGo).toBe(false);
});
