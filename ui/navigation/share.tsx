'use client';

import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useHydrated } from '../inputs/use-hydrated.ts';

const says = { copied: 'Copied', refused: 'Your browser does not allow it' };

/** Ways to pass an address on: by mail, which needs no script, as a copy, and by whatever the visitor's system offers. */
export function Share({ title, url }: { title: string; url: string }) {
  const isReady = useHydrated();
  const [outcome, setOutcome] = useState<keyof typeof says | null>(null);

  function copy() {
    // Without a secure connection there is no clipboard.
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject();
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }

  return (
    <ul className="share" data-ready={isReady || undefined}>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          <Icon name="mail" /> Share by mail
        </a>
      </li>
      <li>
        <button type="button" onClick={copy}>
          <Icon name="link" /> Copy link
        </button>
        <span role="status">{outcome && says[outcome]}</span>
      </li>
      {isReady && 'share' in navigator && (
        <li>
          {/* A visitor who closes the sheet has not failed at anything. */}
          <button type="button" onClick={() => navigator.share({ title, url }).catch(() => {})}>
            <Icon name="share" /> Share …
          </button>
        </li>
      )}
    </ul>
  );
}
