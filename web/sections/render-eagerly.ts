import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Runs every server component of an element at once and answers plain markup, so that an error anywhere inside can be
 * caught around this call: React itself lets an error in a nested server component end the whole page.
 * Client components are left for React; they have a boundary of their own.
 */
export function renderEagerly(node: ReactNode): ReactNode {
  // Children that a component hands on were told React one by one, which a new array would not say: it would ask each for a key.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(renderEagerly));
  if (!isValidElement<Record<string, unknown>>(node)) return node;
  const component = serverComponentOf(node.type);
  if (!component) return withEagerProps(node);
  const shown = renderEagerly(component(node.props));
  return node.key === null ? shown : createElement(Fragment, { key: node.key }, shown);
}

type Component = (props: Record<string, unknown>) => ReactNode;

function serverComponentOf(type: unknown): Component | null {
  // Among the types of elements a function is a component; the mark is that of one for the browser.
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
  // Children given one by one stay so: as an array, React would ask each for a key.
  const all = Array.isArray(children) ? children : [children as ReactNode];
  return cloneElement(element, eager, ...all.map(renderEagerly));
}
