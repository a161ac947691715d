// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedInput } from './saved-input.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('Enter that ends a composition saves nothing yet', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const saved: string[] = [];
  await act(async () =>
    drawn.render(
      <ThemeProvider theme={buildTheme()}>
        <SavedInput
          label="Title"
          about=""
          value="Door "
          isReadOnly={false}
          onSave={(value) => saved.push(value)}
        />
      </ThemeProvider>,
    ),
  );
  const press = (isComposing: boolean) =>
    root
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }));
  await act(async () => press(true));
  expect(saved).toEqual([]);
  await act(async () => press(false));
  expect(saved).toEqual(['Door']);
  await act(async () => drawn.unmount());
  root.remove();
});
