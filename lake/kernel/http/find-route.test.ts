import { expect, expectTypeOf, test } from 'vitest';
import { findRoute } from './find-route.ts';
import type { Handler, WithParams } from './handler.ts';
import { type NamesIn, routing } from './route.ts';

const { get, post } = routing<object>();
const ofIds: Handler<WithParams<'ids'>> = () => new Response();
const plain: Handler = () => new Response();
const routes = [
  get('/data/doc/:dataset/:ids', 'anonymous', ofIds),
  post('/data/query/:dataset', 'anonymous', plain),
  get('/data/query/:dataset', 'anonymous', plain),
  get('/journey/*', 'anonymous', plain),
];

test('a route is found by method and path, with the parts that its pattern names', () => {
  expect(findRoute(routes, 'GET', '/data/doc/production/a%2Cb')).toEqual({
    route: routes[0],
    params: { dataset: 'production', ids: 'a,b' },
  });
  expect(findRoute(routes, 'HEAD', '/data/query/production')).toMatchObject({ route: routes[2] });
  expect(findRoute(routes, 'GET', '/journey/anywhere/else')).toEqual({ route: routes[3], params: {} });
});

test('a path that is answered for other methods says for which, and an unknown one for none', () => {
  expect(findRoute(routes, 'DELETE', '/data/query/production')).toEqual({ allowed: ['POST', 'GET', 'HEAD'] });
  expect(findRoute(routes, 'GET', '/data/nothing')).toEqual({ allowed: [] });
});

test('a handler can only need what the pattern of its route names', () => {
  expectTypeOf<NamesIn<'/data/doc/:dataset/:ids'>>().toEqualTypeOf<'dataset' | 'ids'>();
  expectTypeOf<NamesIn<'/ping'>>().toEqualTypeOf<never>();
  // @ts-expect-error The pattern has no part "ids".
  get('/data/doc/:dataset', 'anonymous', ofIds);
});
