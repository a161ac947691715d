import { expect, test } from 'vitest';
import { TextHistory } from './text-history.ts';

test('what others write meanwhile stays, whatever is taken back', () => {
  const history = new TextHistory('Keys');
  history.add({ text: 'Keys that end', caret: 13 });
  history.take({ text: 'Our Keys that end', caret: 17 });
  expect(history.undo()).toEqual({ text: 'Our Keys', caret: 8 });
  expect(history.undo()).toBeUndefined();
  history.take({ text: 'All our Keys', caret: 8 });
  expect(history.redo()?.text).toBe('All our Keys that end');
});

test('what was typed is taken back word by word, and done again', () => {
  const history = new TextHistory('');
  for (const text of ['D', 'Do']) history.add({ text, caret: text.length }, true);
  history.add({ text: 'Do ', caret: 3 });
  for (const text of ['Do i', 'Do it']) history.add({ text, caret: text.length }, true);
  expect(history.undo()?.text).toBe('Do ');
  expect(history.undo()?.text).toBe('Do');
  expect(history.undo()?.text).toBe('');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.text).toBe('Do');
  history.add({ text: 'Dot', caret: 3 });
  expect(history.redo()).toBeUndefined();
  expect(history.undo()?.text).toBe('Do');
});
