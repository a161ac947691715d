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
