'use client';

import dynamic from 'next/dynamic';
import { Island } from '../island/island.tsx';
import type { CalculatorPanelProps } from './calculator-panel.tsx';

const Panel = dynamic(() => import('./calculator-panel.tsx').then(({ CalculatorPanel }) => CalculatorPanel));

/** The calculator as an island; only pages that show one load its code. */
export function Calculator(props: CalculatorPanelProps) {
  return <Island name="calculator" of={Panel} props={props} />;
}
