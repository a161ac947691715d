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
 * Has React take over the HTML of an island as a page of its own. What was typed before stays, and the piece hears of it, of
 * sliders and selects where they are among the `moved`; resolves when it has. Rejects when React cannot draw the piece.
 */
export async function wakeIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  moved: ReadonlySet<unknown>,
): Promise<void> {
  const { id, props = '{}' } = element.dataset;
  // Island has written these as the properties of this very component.
  const Piece = component as unknown as ComponentType<{ children?: ReactNode }>;
  const slots = slotsIn(element);
  let typed: Typed[] = [];
  await new Promise<void>((resolve, reject) => {
    // What a piece loads late, such as the field for a phone, is waited for: until it is there, the HTML stays as it is.
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
    await undefined; // React draws what follows from it before the next is said
  }
}

/** Tells of the moment in which React takes over, and of that in which what the piece reads in its effects is drawn. */
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

/** The children of an island in the order in which it was given them. */
function slotsIn(element: HTMLElement): ReactNode {
  const slots = [...element.querySelectorAll<HTMLElement>('tessera-slot')];
  if (slots.length === 0) return undefined;
  return slots
    .map((slot) => ({ place: slot.dataset.place ?? '', nodes: [...slot.childNodes] }))
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .map(({ place, nodes }) => <Slot key={place} place={place} nodes={nodes} />);
}
