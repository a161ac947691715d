'use client';

import dynamic from 'next/dynamic';
import type { CalculatorPanelProps } from './calculator-panel.tsx';

const Panel = dynamic(() => import('./calculator-panel.tsx').then(({ CalculatorPanel }) => CalculatorPanel));

/** The calculator; only pages that show one load its code. */
export function Calculator(props: CalculatorPanelProps) {
  return <Panel {...props} />;
}
