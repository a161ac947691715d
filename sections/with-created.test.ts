import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { withCreated } from './with-created.ts';

const stored = [
  { _id: 'a', title: 'A', next: { _ref: 'b' } },
  { _id: 'b', title: 'B' },
];
const created = [{ _id: 'c', title: 'C', next: { _ref: 'a' } }];
const page = {
  one: { _ref: 'c' },
  both: [{ _ref: 'a' }, { _ref: 'c' }, { _ref: 'gone' }],
  none: null,
  href: 'a->b',
};

async function answer(query: string, params: Record<string, unknown> = {}, dataset: object[] = stored) {
  const given = { page, ...params };
  return (await evaluate(parse(query, { params: given }), { dataset, params: given })).get();
}

test.each([
  '$page{"it": one->{title}}',
  '$page{one->{title, "by": ^.href}, none->}',
  '$page{both[]->{title}, "first": both[0]->title}',
  '$page{"titles": both[]->title, "some": array::compact(both[]->{title})}',
  '$page{"deep": one->next->{title, "next": next->title}}',
  '$page{"either": coalesce(none->title, one->title), "words": "a->b", href == \'a->b\' => {one->{_id}}}',
  '$page{"it": select(defined(one) => one->{title}, none)} // one->\n',
  '$page.both[]->{title}',
])('%s answers the same as when it is stored', async (query) => {
  const whole = await answer(query, {}, [...stored, ...created]);
  expect(JSON.stringify(whole)).toMatch(/"[ABC]"/);
  expect(await answer(withCreated(query), { created })).toEqual(whole);
});

test('what is stored counts more than what would be created', async () => {
  const query = withCreated('$page{"title": both[0]->title}');
  expect(await answer(query, { created: [{ _id: 'a', title: 'Newer' }] })).toEqual({ title: 'A' });
});
