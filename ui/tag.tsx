import type { CSSProperties, ReactNode } from 'react';

/** A small label, such as a category; `color` tints its point, `active` turns its ground dark. */
export function Tag({
  color,
  active = false,
  children = 'Tag',
}: {
  color?: string | null;
  active?: boolean;
  children?: ReactNode;
}) {
  return (
    <span
      className="tag"
      data-active={active ? '' : undefined}
      style={color ? ({ '--tag': color } as CSSProperties) : undefined}
    >
      {children}
    </span>
  );
}
