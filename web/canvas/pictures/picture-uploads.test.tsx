// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { PicturePlace } from '#canvas/pictures/picture-places.ts';
import { useUploads } from './picture-uploads.ts';
import { UploadNote } from './upload-note.tsx';

const list: PicturePlace = {
  target: { id: 'page', type: 'page' },
  path: 'sections[_key=="a"].pictures',
  title: 'Pictures',
  item: { name: 'picture', jsonType: 'object' },
};

function heavy(name: string): File {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  return Object.defineProperty(file, 'size', { value: 8_000_000 });
}

test('all that is to be asked about heavy pictures is asked before the first is uploaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const uploaded: string[] = [];
  let put: ReturnType<typeof useUploads>['put'] | undefined;
  function Uploads() {
    const uploading = useUploads({
      upload: ({ name }) => uploaded.push(name),
      choose() {},
      change() {},
      tell() {},
      documentOf: () => undefined,
    });
    put = uploading.put;
    return uploading.uploads.map((one) => <UploadNote key={one.id} {...one} />);
  }
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => createRoot(root).render(<Uploads />));

  await act(async () => void put?.([heavy('one.jpg'), heavy('two.jpg')], list, { top: 0, left: 0 }));
  for (const name of ['one.jpg', 'two.jpg']) {
    expect(root.querySelector('[role=alertdialog]')?.textContent).toContain(name);
    expect(document.activeElement?.textContent).toBe('Make it smaller');
    expect(uploaded).toEqual([]);
    await act(async () => root.querySelector('button')?.click());
  }
  expect(root.querySelector('[role=alertdialog]')).toBeNull();
  expect(uploaded).toEqual(['one.jpg']);
  vi.unstubAllGlobals();
});

test('a picture where none stood before was added, and another one has replaced it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const done: (string | undefined)[] = [];
  let picture: object = { _type: 'picture' };
  let put: ReturnType<typeof useUploads>['put'] | undefined;
  function Uploads() {
    put = useUploads({
      upload: (_file, _isShrunk, follow) => follow({ type: 'upload', upload: 'a', asset: 'image-new' }),
      choose() {},
      change: (_target, _changes, what) => void done.push(what),
      tell() {},
      documentOf: () => ({ _id: 'page', _type: 'page', picture }),
    }).put;
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Uploads />));
  const place = { target: list.target, path: 'picture', title: 'Picture' };
  const light = [new File(['x'], 'light.png', { type: 'image/png' })];
  await act(async () => put?.(light, place, { top: 0, left: 0 }));
  picture = { _type: 'picture', asset: { _ref: 'image-new' } };
  await act(async () => put?.(light, place, { top: 0, left: 0 }));
  expect(done).toEqual(['Added a picture', 'Replaced a picture']);
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a picture that is new and has to be described says so, and leads to its description', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const told: unknown[] = [];
  let picture: object = { _type: 'picture' };
  let put: ReturnType<typeof useUploads>['put'] | undefined;
  function Uploads() {
    const uploading = useUploads({
      upload: (_file, _isShrunk, follow) =>
        follow({ type: 'upload', upload: 'a', asset: 'image-new', isNew: true }),
      choose() {},
      change() {},
      tell: (said) => void told.push(said),
      documentOf: () => ({
        _id: 'page',
        _type: 'page',
        sections: [{ _key: 'a', _type: 'feature', picture }],
      }),
    });
    put = uploading.put;
    return uploading.uploads.map((one) => <UploadNote key={one.id} {...one} />);
  }
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(() => root.render(<Uploads />));
  const path = 'sections[_key=="a"].picture';
  const place = { target: list.target, path, title: 'Picture' };
  const drop = () =>
    act(async () => put?.([new File(['x'], 'light.png', { type: 'image/png' })], place, { top: 0, left: 0 }));
  await drop();
  expect(element.textContent).toContain('It has no description yet');
  await act(() => element.querySelector('button')?.click());
  expect(told).toEqual([{ type: 'open', target: list.target, path: `${path}.alt`, goesThere: true }]);
  expect(element.textContent).toBe('');
  picture = { _type: 'picture', isDecorative: true };
  await drop();
  expect(element.textContent).toBe('');
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});
