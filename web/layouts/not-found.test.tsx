// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotFound } from './not-found.tsx';

test('an address that leads nowhere offers a search that works without scripts, and the way home', () => {
  document.body.innerHTML = renderToStaticMarkup(<NotFound />);
  const [form] = document.forms;
  expect(form?.outerHTML).toContain('role="search"');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/search']);
  expect(form?.querySelectorAll('input[name=q], button[type=submit]').length).toBe(2);
  expect(document.querySelector('a[href="/"]')?.textContent).toBe('Go to the home page');
});
