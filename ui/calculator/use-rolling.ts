import { useEffect, useRef, useState } from 'react';

const rollsFor = 350; // ms

/** A number that rolls to each new value, and jumps for visitors who prefer calm. */
export function useRolling(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const first = current.current;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const started = performance.now();
    let frame = requestAnimationFrame(function roll(now) {
      const part = isCalm ? 1 : Math.min(1, Math.max(0, now - started) / rollsFor);
      current.current = part === 1 ? value : first + (value - first) * (1 - (1 - part) ** 3);
      setShown(current.current);
      if (part < 1) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
