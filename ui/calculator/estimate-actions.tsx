import { useEffect, useState } from 'react';
import { Button } from '../link/button.tsx';

const shownMs = 2_500;

/** Buttons for an estimate: copy its address, print it, start again. */
export function EstimateActions({
  readAddress,
  onReset,
}: {
  /** Returns the address of the estimate. */
  readAddress: () => string;
  /** Null where nothing differs from the initial counts. */
  onReset: (() => void) | null;
}) {
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!answer) return;
    const over = setTimeout(() => setAnswer(''), shownMs);
    return () => clearTimeout(over);
  }, [answer]);

  async function copy() {
    try {
      // The address of the window may not have followed the last change yet.
      await navigator.clipboard.writeText(readAddress());
      setAnswer('Link copied');
    } catch {
      // Some browsers do not let a page write to the clipboard, and some ask first.
      setAnswer('Copy it from the address bar');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 noscript:hidden print:hidden">
      <Button variant="ghost" size="s" onClick={copy}>
        Copy link
      </Button>
      <Button variant="ghost" size="s" onClick={() => window.print()}>
        Print
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-disabled={!onReset} // not `disabled`, so that the focus stays here after a press
        onClick={() => onReset?.()}
        className="aria-disabled:border-line! aria-disabled:bg-transparent!"
      >
        Reset
      </Button>
      <span role="status" className="mono text-quiet">
        {answer}
      </span>
    </div>
  );
}
