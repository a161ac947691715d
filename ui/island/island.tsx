'use client';

import { Children, type ComponentType, type ReactNode, useId } from 'react';
import type { IslandName } from './island-modules.ts';
import { IslandId } from './stable-id.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * Around an island: its name (`data-name`), the prefix of its ids (`data-id`) and its props as JSON
       * (`data-props`).
       */
      'tessera-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      /** Around a child of an island, whose HTML stays the server's; `data-place` is its index. */
      'tessera-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/**
 * A piece that needs React, but not React in the whole page. On pages without a framework, `defineIsland` wakes it
 * alone when it is needed; elsewhere it is an ordinary client component. Its `props` must be JSON, and its children
 * are drawn by the server. Ids inside it come from `useStableId`. One that reads the query of the address says so by
 * `askForNames` or `readNames`, and is woken at once where the address has such a name.
 * @example
 * <Island name="calculator" of={Panel} props={props} />
 */
export function Island<Props extends object>({
  name,
  of: Piece,
  props,
  children,
}: {
  name: IslandName;
  of: ComponentType<Props & { children?: ReactNode }>;
  props: Props;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <tessera-island
      data-name={name}
      data-id={id}
      data-props={JSON.stringify(props)}
      suppressHydrationWarning // it may be awake before React reaches it
    >
      <IslandId value={id}>
        <Piece {...props}>{children && slotsOf(children)}</Piece>
      </IslandId>
    </tessera-island>
  );
}

const slotsOf = (children: ReactNode): ReactNode =>
  Children.toArray(children).map((child, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a slot is known by
    <tessera-slot key={place} data-place={place}>
      {child}
    </tessera-slot>
  ));
