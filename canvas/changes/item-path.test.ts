import { expect, test } from 'vitest';
import { itemPath, readItemPath } from './item-path.ts';

test('the path of an item is read as it was written, within another item, too', () => {
  const path = itemPath(`${itemPath('sections', 'a')}.items`, 'b');
  expect(path).toBe('sections[_key=="a"].items[_key=="b"]');
  expect(readItemPath(path)).toEqual({ list: 'sections[_key=="a"].items', key: 'b' });
});

test('the path of a field, or of an item by its number, is the path of no item with a key', () => {
  expect(readItemPath('sections[_key=="a"].title')).toBeUndefined();
  expect(readItemPath('sections[0]')).toBeUndefined();
});
