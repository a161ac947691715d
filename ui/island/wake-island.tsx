import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Slot } from './slot.tsx';
import { IslandId } from './stable-id.ts';
import { readTyped, sayTyped, type Typed } from './typed-values.ts';

/**
 * Hydrates an island as a React root of its own. Typed values stay, and the piece is told of them, of sliders and
 * selects only where they are among the `moved`. Resolves after that; rejects where React cannot draw the piece.
 */
export async function wakeIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  moved: ReadonlySet<unknown>,
): Promise<void> {
  const { id, props = '{}' } = element.dataset;
  // `Island` wrote these props for this very component.
  const Piece = component as unknown as ComponentType<{ children?: ReactNode }>;
  const slots = slotsIn(element);
  let typed: Typed[] = [];
  await new Promise<void>((resolve, reject) => {
    // A transition waits for what a piece loads late, such as the control of a phone field, and keeps the HTML until
    // then.
    startTransition(() => {
      hydrateRoot(
        element,
        <Woken onTakeOver={() => (typed = readTyped(element, moved))} onReady={resolve}>
          <IslandId value={id}>
            <Piece {...JSON.parse(props)}>{slots}</Piece>
          </IslandId>
        </Woken>,
        {
          identifierPrefix: `${id}-`,
          onUncaughtError(error) {
            reportError(error);
            reject(error);
          },
        },
      );
    });
  });
  for (const each of typed) {
    sayTyped(each);
    await undefined; // React draws the consequences before the next value
  }
}

/** Reports the moment in which React takes over, and the moment in which the effects of the piece have been drawn. */
function Woken({
  onTakeOver,
  onReady,
  children,
}: {
  onTakeOver: () => void;
  onReady: () => void;
  children: ReactNode;
}) {
  const [isDrawn, setDrawn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React takes over once
  useLayoutEffect(onTakeOver, []);
  useEffect(() => {
    if (isDrawn) onReady();
    else setDrawn(true);
  }, [isDrawn, onReady]);
  return children;
}

/** The children of an island in their original order. */
function slotsIn(element: HTMLElement): ReactNode {
  const slots = [...element.querySelectorAll<HTMLElement>('tessera-slot')];
  if (slots.length === 0) return undefined;
  return slots
    .map((slot) => ({ place: slot.dataset.place ?? '', nodes: [...slot.childNodes] }))
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .map(({ place, nodes }) => <Slot key={place} place={place} nodes={nodes} />);
}
