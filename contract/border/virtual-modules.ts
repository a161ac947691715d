/** The entry with React and its renderer. */
export const ofDrawing = 'tessera:drawing';

/**
 * The module that makes the elements of a project's own modules, which import it with `/jsx-dev-runtime` after its
 * name, and that notes what is asked of it.
 */
export const ofElements = 'tessera:elements';

/** What the renderer knows of Node's hooks. */
export const quietHooks = 'tessera:quiet-hooks';

/**
 * Code of Node's `async_hooks` as far as drawing needs it; with the rest, React would listen to every promise of the
 * process.
 */
export const quietHooksModule = `
const createHook = () => ({ enable() {} });
export * from 'node:async_hooks';
export { createHook };
`;

/** Code of the entry: what draws, and what was noted while modules were loaded and elements made. */
export const drawingModule = (renderer: string): string => `
export { renderToPipeableStream } from ${JSON.stringify(renderer)};
export { createElement, notes } from ${JSON.stringify(ofElements)};
`;

/**
 * Code of the module that makes elements. It notes where each element was made that React has to write down, one of
 * HTML or one for the browser, and which names modules import.
 */
export const elementsModule = (renderer: string): string => `
import React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createClientModuleProxy, registerServerReference } from ${JSON.stringify(renderer)};

const { createElement } = React;
const notes = { elements: [], names: [] };

function note(type, props, source) {
  const isWritten = typeof type === 'string' || type?.$$typeof === Symbol.for('react.client.reference');
  if (isWritten) notes.elements.push({ type, props: props ?? {}, source });
}

function jsxDEV(type, props, key, isStatic, source) {
  note(type, props, source);
  return withoutStack(() => (isStatic ? jsxs : jsx)(type, props, key));
}

// React takes the stack of calls down with each element, which nobody reads: without lines it costs next to nothing.
function withoutStack(make) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

React.createElement = (type, props, ...children) => {
  note(type, props, new Error('made here'));
  return createElement(type, props, ...children);
};

function noteNames(file, valuesOf) {
  notes.names.push({ file, valuesOf });
}

export { createClientModuleProxy, createElement, Fragment, jsxDEV, noteNames, notes, registerServerReference };
`;
