// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsBegun } from './use-is-begun.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const Said = ({ value }: { value: unknown }) => (useIsBegun(value) ? 'begun' : 'stored');

test('a document is begun until it is stored, and one that was deleted under an open form is not begun again', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const said = async (value: unknown) => {
    await act(async () => drawn.render(<Said value={value} />));
    return root.textContent;
  };
  expect(await said({ _id: 'drafts.a' })).toBe('begun');
  expect(await said({ _id: 'drafts.a', _createdAt: '2026-01-01T00:00:00Z' })).toBe('stored');
  expect(await said({ _id: 'a', _createdAt: '2026-01-01T00:00:00Z' })).toBe('stored');
  expect(await said({ _id: 'a' })).toBe('stored');
  expect(await said({ _id: 'drafts.a' })).toBe('stored');
  expect(await said({ _id: 'drafts.b' })).toBe('begun');
  await act(async () => drawn.unmount());
  root.remove();
});
