import { expect, test } from 'vitest';
import { fallbacksOf } from './fallbacks.ts';

test('what a query answers where a field is missing is known by the place of the field', () => {
  const projection = `{
    "tone": coalesce(tone, "light"),
    "items": coalesce(items[]{"asked": coalesce(question, "Question")}, []),
    "rows": rows[defined(n)]{"n": coalesce(n, 1)},
    defined(button) => {"button": button{"label": coalesce(label, "More")}},
    "text": coalesce(intro.text, ""),
  }`;
  expect(Object.fromEntries(fallbacksOf(projection))).toEqual({
    tone: 'light',
    'items[].question': 'Question',
    'rows[].n': 1,
    'button.label': 'More',
    'intro.text': '',
  });
});

test('nothing is known of other documents, of what another field stands in for, and of what cannot be read', () => {
  const projection = `{
    "author": author->{"name": coalesce(name, "Nobody")},
    "posts": *[_type == "post"]{"title": coalesce(title, "None")},
    "lead": coalesce(lead, title),
  }`;
  expect(fallbacksOf(projection).size).toBe(0);
  expect(fallbacksOf('{').size).toBe(0);
});
