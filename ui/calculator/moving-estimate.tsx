import { domMin, LazyMotion, useSpring, useTransform } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect } from 'react';
import { springs } from '../motion/springs.ts';
import type { EstimateDrawing } from './estimate-drawing.tsx';
import { flowerPaths } from './flower-paths.ts';
import { sayRoughly } from './honest-number.ts';

/** An estimate whose numbers and dots spring to their next values; screen readers get only the values. */
export const movingEstimate: EstimateDrawing = {
  Count({ value }) {
    const text = useTransform(useSpringTo(value), sayRoughly);
    return (
      <LazyMotion strict features={domMin}>
        <span className="sr-only">{sayRoughly(value)}</span>
        <m.span aria-hidden="true">{text}</m.span>
      </LazyMotion>
    );
  },

  Flower({ dots, percent }) {
    const paths = useTransform(useSpringTo(dots), (shown) => flowerPaths(Math.round(shown), percent));
    return (
      <LazyMotion strict features={domMin}>
        <m.path className="stroke-line stroke-[0.5]" d={useTransform(paths, ({ spirals }) => spirals)} />
        <m.g strokeWidth={useTransform(paths, ({ thickness }) => thickness)}>
          <m.path className="stroke-teal" d={useTransform(paths, ({ own }) => own)} />
          <m.path className="stroke-glow" d={useTransform(paths, ({ shared }) => shared)} />
        </m.g>
      </LazyMotion>
    );
  },
};

function useSpringTo(value: number) {
  const { visualDuration, bounce } = springs.number;
  const spring = useSpring(value, { visualDuration, bounce });
  useEffect(() => spring.set(value), [spring, value]);
  return spring;
}
