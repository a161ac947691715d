import { expect, test } from 'vitest';
import { steadyMenu } from './steady-menu.ts';

const names = (...actions: string[]) =>
  steadyMenu(actions.map((action) => ({ action }))).map(({ action }) => action);

test('what comes and goes with a draft stands last in the menu, where no dialogue stands below it', () => {
  const all = names('publish', 'schedule', 'duplicate', 'discardChanges', 'delete', 'ask');
  expect(all).toEqual(['publish', 'duplicate', 'delete', 'ask', 'schedule', 'discardChanges']);
});

test('the button beside the menu stays', () => {
  expect(names('schedule', 'publish', 'delete')).toEqual(['schedule', 'publish', 'delete']);
  expect(steadyMenu([{}, { action: 'delete' }])).toEqual([{}, { action: 'delete' }]);
});
