import { describe, expect, test } from 'vitest';
import { type Choice, readChoice, toggleOption, writeChoice } from './choice.ts';

const severity = {
  name: 'severity',
  label: 'Severity',
  options: ['critical', 'high', 'low'].map((value) => ({ value, label: value })),
};
const category = { name: 'category', label: 'Category', options: [{ value: 'Keys & co', label: 'Keys' }] };
const orders = [
  { name: 'usual', label: 'Usual' },
  { name: 'title', label: 'Title', keys: [] },
];
const controls = { facets: [severity, category], orders };
const nothing: Choice = { search: '', facets: { severity: [], category: [] }, order: 'usual' };

describe('a choice', () => {
  test('stands in the address in the order of the controls, and is read back as it was', () => {
    const choice = {
      search: ' a&b ',
      facets: { severity: ['critical', 'low'], category: ['Keys & co'] },
      order: 'title',
    };
    const query = writeChoice('', choice, controls);
    expect(query).toBe('?q=+a%26b+&severity=critical&severity=low&category=Keys+%26+co&sort=title');
    expect(readChoice(query, controls)).toEqual(choice);
  });

  test('that is the usual one leaves no trace, and keeps what else stands in the address', () => {
    expect(writeChoice('?q=old&severity=low&sort=title', nothing, controls)).toBe('');
    expect(writeChoice('?utm_source=mail&q=old', nothing, controls)).toBe('?utm_source=mail');
  });

  test('counts only what is offered, and each option once', () => {
    const query = '?severity=low&severity=low&severity=dreadful&category=&sort=fate&other=1';
    expect(readChoice(query, controls)).toEqual({ ...nothing, facets: { severity: ['low'], category: [] } });
  });

  test('takes an option and gives it back, in the order in which options are offered', () => {
    const low = toggleOption(nothing, severity, 'low');
    const both = toggleOption(low, severity, 'critical');
    expect(both.facets).toEqual({ severity: ['critical', 'low'], category: [] });
    expect(toggleOption(both, severity, 'low').facets.severity).toEqual(['critical']);
  });

  test('of a filter with names of its own stands under these, and leaves those of others alone', () => {
    const own = { ...controls, nameOf: (name: string) => `${name}-2` };
    const choice = { search: 'b', facets: { severity: ['low'], category: [] }, order: 'title' };
    const query = writeChoice('?q=a&severity=high&sort=title', choice, own);
    expect(query).toBe('?q=a&severity=high&sort=title&q-2=b&severity-2=low&sort-2=title');
    expect(readChoice(query, own)).toEqual(choice);
    expect(writeChoice(query, nothing, own)).toBe('?q=a&severity=high&sort=title');
  });

  test('needs neither facets nor orders', () => {
    const bare = { facets: [], orders: [] };
    expect(readChoice('?q=x&sort=title', bare)).toEqual({ search: 'x', facets: {}, order: '' });
    expect(writeChoice('', { search: 'x', facets: {}, order: '' }, bare)).toBe('?q=x');
  });
});
