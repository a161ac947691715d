import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CheckedSection } from '#sections/check-section.ts';
import { views } from '#sections/views.ts';

/** A section as its view draws it, in an element that is on no page. */
export function drawnFixture(section: CheckedSection): HTMLElement {
  const View = views[section.kind] as ComponentType<typeof section.props>;
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<View {...section.props} />);
  return root;
}
