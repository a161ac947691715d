'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';

const restingAngle = 87; // degrees
const swing = 20; // degrees to either side
const smoothing = 0.1; // share of the way that each move of the mouse covers

/**
 * The large name at the foot of the page (desktop only): a click opens and closes it from 220 to 380 px and
 * reveals its gradient, whose angle follows the mouse. A change of the route puts it back.
 */
export function Wordmark({ text }: { text: string }) {
  return <WordmarkButton key={usePathname()} text={text} />;
}

function WordmarkButton({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const angle = useRef(restingAngle);

  return (
    <button
      type="button"
      className="wordmark"
      aria-expanded={isExpanded}
      aria-label={`${text}: ${isExpanded ? 'fold' : 'unfold'} the wordmark`}
      style={{ '--angle': `${restingAngle}deg`, '--letters': Math.max(text.length, 1) }}
      onClick={() => setExpanded(!isExpanded)}
      onMouseMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const target = restingAngle + (((event.clientX - left) / width) * 2 - 1) * swing;
        angle.current += (target - angle.current) * smoothing;
        event.currentTarget.style.setProperty('--angle', `${angle.current.toFixed(2)}deg`);
      }}
    >
      <span aria-hidden="true">{text}</span>
    </button>
  );
}
