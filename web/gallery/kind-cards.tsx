'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { ContractState } from './contract-report.ts';
import { ContractTag, ScriptTag } from './state-tags.tsx';

/** What the index shows of a kind; `words` are those that the search looks in. */
export interface KindCard {
  kind: string;
  title: string;
  picture: string | null;
  words: string;
  contract: ContractState['is'];
  kilobytes: number | undefined;
}

/** The cards of all kinds under a search field; "/" leads to the field, and the arrow keys go from card to card. */
export function KindCards({ cards }: { cards: KindCard[] }) {
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = cards.filter(({ words }) => words.toLowerCase().includes(wanted.trim().toLowerCase()));

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target === field.current) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function move(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
    const next = nextCard(event.key, at, links);
    if (next === undefined) return;
    event.preventDefault();
    (next < 0 ? field.current : links[Math.min(next, links.length - 1)])?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut; every card is a link by itself
    <div onKeyDown={move}>
      <p className="gallery-search">
        <input
          ref={field}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label="Find a kind by its name or by what it holds"
          placeholder="Hero, picture, list of …"
        />
        <span className="gallery-key" aria-hidden="true">
          /
        </span>
      </p>
      <p role="status" className="mono gallery-count">
        {shown.length === cards.length ? '' : `${shown.length} of ${cards.length}`}
      </p>
      <ul className="gallery-cards" ref={list}>
        {shown.map(({ kind, title, picture, contract, kilobytes }) => (
          <li key={kind} className="gallery-card">
            <span className="gallery-picture frame">
              {picture ? (
                // biome-ignore lint/performance/noImgElement: a finished picture of its own small size
                <img src={picture} alt="" width={600} height={400} loading="lazy" />
              ) : (
                <code>npm run section:pictures</code>
              )}
            </span>
            <Heading level={2} size={5}>
              <Link href={`/gallery/${kind}`} className="cover">
                {title}
              </Link>
            </Heading>
            <code className="mono">{kind}</code>
            <span className="gallery-tags">
              <ContractTag state={contract} />
              <ScriptTag kilobytes={kilobytes} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a key leads from the card at a place, which is -1 in the search field; undefined when it leads nowhere. */
function nextCard(key: string, at: number, links: HTMLElement[]): number | undefined {
  const tops = links.map((link) => link.closest('li')?.offsetTop);
  const inRow = tops.filter((top) => top === tops[0]).length;
  if (at < 0) return key === 'ArrowDown' || key === 'Enter' ? 0 : undefined;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }[key];
  return step === undefined ? undefined : Math.max(-1, at + step);
}
