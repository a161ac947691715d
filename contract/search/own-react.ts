import { cloneElement, createElement, Fragment, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ViewReact } from './view-react.ts';

/** The React of this package, for views that are imported beside it. */
export const ownReact: ViewReact = {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  renderToStaticMarkup,
};
