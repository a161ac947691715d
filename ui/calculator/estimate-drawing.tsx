import { type ComponentType, createContext } from 'react';
import { type FlowerProps, flowerPaths } from './flower-paths.ts';
import { sayRoughly } from './honest-number.ts';

/** How numbers of an estimate, and what is drawn of it, come to their next values. */
export interface EstimateDrawing {
  Count: ComponentType<{ value: number }>;
  Flower: ComponentType<FlowerProps>;
}

/** At once, as the server sends them. */
const stillDrawing: EstimateDrawing = {
  Count: ({ value }) => sayRoughly(value),
  Flower({ dots, percent }) {
    const { spirals, own, shared, thickness } = flowerPaths(dots, percent);
    return (
      <>
        <path className="stroke-line stroke-[0.5]" d={spirals} />
        <g strokeWidth={thickness}>
          <path className="stroke-teal" d={own} />
          <path className="stroke-glow" d={shared} />
        </g>
      </>
    );
  },
};

/** How an estimate is drawn here. */
export const EstimateDrawingContext = createContext(stillDrawing);
