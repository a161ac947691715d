import { type ComponentType, createContext } from 'react';
import { type FlowerProps, flowerPaths } from './flower-paths.ts';
import { sayRoughly } from './honest-number.ts';

/** The components that draw the numbers and the flower of an estimate, and decide how they change. */
export interface EstimateDrawing {
  Count: ComponentType<{ value: number }>;
  Flower: ComponentType<FlowerProps>;
}

/** Changes at once, as the server draws it. */
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

/** The drawing that the pieces of an estimate use. */
export const EstimateDrawingContext = createContext(stillDrawing);
