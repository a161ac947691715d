import { useEffect, useRef, useState } from 'react';
import type { Estimate } from './estimate.ts';
import { sayRoughly } from './honest-number.ts';
import type { Subject } from './subject.ts';

const settleMs = 900; // a moving slider has nothing to report

/** Tells screen readers the estimate after a change has settled; the first estimate is read with the page. */
export function EstimateNews({
  result,
  subject,
  productLabel,
}: {
  result: Estimate;
  subject: Subject;
  productLabel: string;
}) {
  const news = sayEstimate(result, subject, productLabel);
  const last = useRef(news);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (news === last.current) return;
    const settled = setTimeout(() => {
      last.current = news;
      setTold(news);
    }, settleMs);
    return () => clearTimeout(settled);
  }, [news]);

  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}

function sayEstimate(
  { total, exposures, byHand, withProduct }: Estimate,
  subject: Subject,
  productLabel: string,
): string {
  const exposed = exposures.map(({ label, count }) => `${label}: ${sayRoughly(count)}.`);
  const hours = `Hours a year by hand: ${sayRoughly(byHand)}. ${productLabel}: ${sayRoughly(withProduct)}.`;
  return [`About ${sayRoughly(total)} ${subject.full}.`, ...exposed, hours].join(' ');
}
