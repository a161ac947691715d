import { useEffect, useRef, useState } from 'react';
import type { Estimate } from './estimate.ts';
import { sayRoughly } from './honest-number.ts';

const settlesAfter = 900; // ms; a slider on its way has nothing to report

/** Tells screen readers what follows from a change, once it has come to rest; the first estimate is read with the page. */
export function EstimateNews({ result, productLabel }: { result: Estimate; productLabel: string }) {
  const news = sayEstimate(result, productLabel);
  const last = useRef(news);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (news === last.current) return;
    const settled = setTimeout(() => {
      last.current = news;
      setTold(news);
    }, settlesAfter);
    return () => clearTimeout(settled);
  }, [news]);

  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}

function sayEstimate({ total, exposures, byHand, withProduct }: Estimate, productLabel: string): string {
  const exposed = exposures.map(({ label, count }) => `${label}: ${sayRoughly(count)}.`);
  const hours = `Hours a year by hand: ${sayRoughly(byHand)}. ${productLabel}: ${sayRoughly(withProduct)}.`;
  return [`About ${sayRoughly(total)} non-human identities.`, ...exposed, hours].join(' ');
}
