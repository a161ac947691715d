import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Runs every server component of an element at once and returns plain markup, so that an error anywhere inside can be
 * caught around this call: React itself lets an error in a nested server component end the whole page. Client
 * components are left to React; they have a boundary of their own.
 */
export function renderEagerly(node: ReactNode): ReactNode {
  // The children that a component passes on are given one by one here, too, because React would ask each in a new array
  // for a key.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(renderEagerly));
  if (!isValidElement<Record<string, unknown>>(node)) return node;
  const component = serverComponentOf(node.type);
  if (!component) return withEagerProps(node);
  const shown = renderEagerly(component(node.props));
  return node.key === null ? shown : createElement(Fragment, { key: node.key }, shown);
}

type Component = (props: Record<string, unknown>) => ReactNode;

function serverComponentOf(type: unknown): Component | null {
  // A function as the type of an element is a component; `$$typeof` marks those for the browser.
  if (typeof type === 'function' && !('$$typeof' in type)) return type as Component;
  const isMemo = typeof type === 'object' && type !== null && 'type' in type && 'compare' in type;
  return isMemo ? serverComponentOf(type.type) : null;
}

function withEagerProps(element: ReactElement<Record<string, unknown>>): ReactNode {
  const { children, ...props } = element.props;
  const eager: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isValidElement(value)) eager[name] = renderEagerly(value);
  }
  if (children === undefined) return cloneElement(element, eager);
  // Children given one by one stay so, because React would ask each in an array for a key.
  const all = Array.isArray(children) ? children : [children as ReactNode];
  return cloneElement(element, eager, ...all.map(renderEagerly));
}
