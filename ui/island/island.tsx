'use client';

import { Children, type ComponentType, type ReactNode, useId } from 'react';
import type { IslandName } from './island-modules.ts';
import { IslandId } from './stable-id.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around an island: `data-name` says which, `data-id` what its ids begin with, `data-props` what it is given. */
      'tessera-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      /** Around a child of an island, whose HTML stays the server's; `data-place` is its place among them. */
      'tessera-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/**
 * A piece that needs React and can have it without the page around it: where visitors get the page without a framework,
 * `defineIsland` wakes it alone, when it is needed; everywhere else it is a client component as any. `props` are what JSON
 * can say, and its children what the server has drawn. Ids within it are those of `useStableId`.
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
      suppressHydrationWarning // it may be awake before React has come to it
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
