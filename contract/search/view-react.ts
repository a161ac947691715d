import type { cloneElement, createElement, Fragment, isValidElement } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';

/** The React with which views are drawn, which has to be the one that they import themselves. */
export interface ViewReact {
  cloneElement: typeof cloneElement;
  createElement: typeof createElement;
  Fragment: typeof Fragment;
  isValidElement: typeof isValidElement;
  renderToStaticMarkup: typeof renderToStaticMarkup;
}
