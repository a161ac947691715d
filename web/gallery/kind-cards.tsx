'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { ContractState } from './contract-report.ts';
import { ContractTag, ScriptTag } from './state-tags.tsx';

/** What the index shows of a kind; `words` are the words that the search looks in. */
export interface KindCard {
  kind: string;
  title: string;
  picture: string | null;
  words: string;
  contract: ContractState['is'];
  kilobytes: number | undefined;
}

/**
 * The cards of all kinds below a search field; "/" moves the focus to the field, and the arrow keys move it from card
 * to card.
 */
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
    // While an input method composes, the keys are for it.
    if (event.nativeEvent.isComposing) return;
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
      <p className="relative mt-3 max-w-144">
        <input
          ref={field}
          type="search"
          className="peer min-h-12 w-full rounded-s border border-point bg-raised py-2 ps-4 pe-12 text-s/[1.65] placeholder:text-quiet"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label="Find a kind by its name or by what it holds"
          placeholder="Hero, picture, list of …"
        />
        <span
          className="absolute end-3 top-3 rounded-s border border-line px-2 font-mono text-xxs/[1.4rem] font-medium text-quiet peer-focus:hidden"
          aria-hidden="true"
        >
          /
        </span>
      </p>
      <p role="status" className="mono my-2 min-h-[1.5em] text-quiet">
        {shown.length === cards.length ? '' : `${shown.length} of ${cards.length}`}
      </p>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-6 gap-y-12"
        ref={list}
      >
        {shown.map(({ kind, title, picture, contract, kilobytes }) => (
          <li
            key={kind}
            data-part="kind"
            className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1"
          >
            <span className="frame mono col-span-full mb-3 grid aspect-3/2 place-items-center bg-raised text-quiet transition-colors duration-200 [li:is(:has(a:hover),:has(a:focus-visible))>&]:border-teal">
              {picture ? (
                // biome-ignore lint/performance/noImgElement: a finished picture of its own small size
                <img src={picture} alt="" width={600} height={400} loading="lazy" className="size-full" />
              ) : (
                <code>npm run section:pictures</code>
              )}
            </span>
            <Heading level={2} size={5}>
              <Link href={`/gallery/${kind}`} className="cover">
                {title}
              </Link>
            </Heading>
            <code className="font-mono text-[0.85em]/[1.5] font-medium text-quiet">{kind}</code>
            <span className="col-span-full mt-2 flex flex-wrap gap-2">
              <ContractTag state={contract} />
              <ScriptTag kilobytes={kilobytes} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The index of the card to which a key leads from the card at `at`, where -1 is the search field; undefined when it
 * leads nowhere.
 */
function nextCard(key: string, at: number, links: HTMLElement[]): number | undefined {
  const tops = links.map((link) => link.closest('li')?.offsetTop);
  const inRow = tops.filter((top) => top === tops[0]).length;
  if (at < 0) return key === 'ArrowDown' || key === 'Enter' ? 0 : undefined;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }[key];
  return step === undefined ? undefined : Math.max(-1, at + step);
}
