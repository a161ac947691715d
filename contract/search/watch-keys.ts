import type { FunctionComponent, ReactNode } from 'react';
import type { ViewReact } from './view-react.ts';

/**
 * Draws, and looks for a key that two items of one list share. React says so only in a browser, where it then mixes the
 * two up.
 */
export function drawWatchingKeys(
  drawn: ReactNode,
  { cloneElement, createElement, Fragment, isValidElement, renderToStaticMarkup }: ViewReact,
): { html: string; repeated: string | undefined } {
  let found: string | undefined;
  const watchers = new Map<FunctionComponent, FunctionComponent>();

  function watcherOf(component: FunctionComponent): FunctionComponent {
    const known = watchers.get(component);
    // A promise of a node is a node, too, but React has two types for them.
    const watcher: FunctionComponent = known ?? ((props) => watched(component(props) as ReactNode));
    watchers.set(component, watcher);
    return watcher;
  }

  function watched(node: ReactNode): ReactNode {
    if (Array.isArray(node)) {
      const keys = node.flatMap((item) => (isValidElement(item) ? (item.key ?? []) : []));
      found ??= keys.find((key, index) => keys.indexOf(key) < index);
      return node.map(watched);
    }
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    const { type, props, key } = node;
    if (isFunctionComponent(type)) return createElement(watcherOf(type), { ...props, key });
    const isPlain = typeof type === 'string' || type === Fragment;
    return isPlain && 'children' in props ? cloneElement(node, {}, watched(props.children)) : node;
  }

  const html = renderToStaticMarkup(watched(drawn));
  return { html, repeated: found };
}

function isFunctionComponent(type: unknown): type is FunctionComponent {
  return typeof type === 'function' && !type.prototype?.isReactComponent;
}
