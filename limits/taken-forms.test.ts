import { expect, test } from 'vitest';
import { isPerson, notAForm, refuseForm, tooManyForms } from './taken-forms.ts';

function filledIn(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test.each([
  ['a person who took a second and a half', { 'x-form-age': '1500' }, {}, true],
  ['a browser without scripts, which says no age', {}, { 'form-website': '' }, true],
  ['who was faster than any person', { 'x-form-age': '1499' }, {}, false],
  ['who filled in what people do not see', {}, { 'form-website': 'https://x.example' }, false],
  ['whose script says that it was filled in', { 'x-form-age': '9000', 'x-form-trap': '1' }, {}, false],
])('%s is told', (_who, headers: Record<string, string>, fields: Record<string, string>, is) => {
  expect(isPerson(new Headers(headers), filledIn(fields))).toBe(is);
});

test("a refusal has the shape of HubSpot's, with what is wrong, or with a sentence alone", async () => {
  expect(await refuseForm(400, [notAForm]).json()).toEqual({
    status: 'error',
    message: notAForm.message,
    errors: [notAForm],
  });
  const unknown = refuseForm(404, [], 'There is no such form.');
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { status: 'error', message: 'There is no such form.', errors: [] },
  ]);
});

test('whoever sends too many is told when to come again', async () => {
  const answer = tooManyForms(7);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await answer.json()).toMatchObject({ message: 'Too many submissions. Try again in 7 s.' });
});
