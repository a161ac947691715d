import { expect, test } from 'vitest';
import { lastOnDesk, openInPreview, previewPlace } from './open-document.ts';

const desk = (...ids: string[]) => ({
  tool: 'structure',
  structure: { panes: ids.map((id) => [{ id }]) },
});

test('what is open on the desk is what stands last there, by its own id', () => {
  expect(lastOnDesk(desk('page', 'page-platform'))?.id).toBe('page-platform');
  expect(lastOnDesk(desk('__edit__page-platform'))?.id).toBe('page-platform');
  expect(lastOnDesk(desk('post', 'all', 'post-keys'))?.id).toBe('post-keys');
  expect(lastOnDesk(desk())).toBeUndefined();
  expect(lastOnDesk({ ...desk('page', 'page-platform'), tool: 'presentation' })).toBeUndefined();
});

test('a document that was just begun is known by its template', () => {
  const panes = [[{ id: 'page' }], [{ id: 'new', params: { template: 'page-empty' } }]];
  expect(lastOnDesk({ tool: 'structure', structure: { panes } })).toEqual({
    id: 'new',
    template: 'page-empty',
  });
});

test('a document is previewed at its own address, else where it is shown, else on the home page', () => {
  const slug = (current: string) => ({ _type: 'slug', current });
  expect(previewPlace({ _id: 'a', _type: 'page', path: slug('/platform/visibility') })).toBe(
    '/page/a?preview=%2Fplatform%2Fvisibility',
  );
  expect(previewPlace({ _id: 'b', _type: 'post', slug: slug('keys') })).toBe(
    '/post/b?preview=%2Fblog%2Fkeys',
  );
  const shownBy = { _type: 'page', path: slug('/contact') };
  expect(previewPlace({ _id: 'c', _type: 'form', shownBy })).toBe('/form/c?preview=%2Fcontact');
  expect(previewPlace({ _id: 'menu', _type: 'menu', shownBy: null })).toBe('/menu/menu?preview=%2F');
});

test('whoever looks at a release is shown the preview of it', () => {
  const document = { _id: 'a', _type: 'page', path: { _type: 'slug', current: '/a' } };
  expect(previewPlace(document, { perspective: 'rSpring' })).toBe('/page/a?preview=%2Fa&perspective=rSpring');
});

test('what is open in the preview is known while that is open', () => {
  const presentation = { type: 'page', id: 'page-platform' };
  expect(openInPreview({ tool: 'presentation', presentation })).toEqual(presentation);
  expect(openInPreview({ tool: 'presentation', presentation: {} })).toBeUndefined();
  expect(openInPreview({ tool: 'structure', presentation })).toBeUndefined();
});
