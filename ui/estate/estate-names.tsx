import clsx from 'clsx';
import { heightAt } from './height-at.ts';
import { nameLook } from './name-look.ts';
import type { PlacedEstate } from './place-estate.ts';

/**
 * The names of owners and systems on both sides, below their headings. Hidden from screen readers, which hear the
 * names with each identity.
 */
export function EstateNames({ placed: { owners, systems } }: { placed: PlacedEstate }) {
  return (
    <div className={clsx('pt-3 font-mono text-quiet max-tight:hidden', nameLook)} aria-hidden="true">
      <p className="h-[calc(var(--stage)+var(--spacing)*5)]">
        <span className="absolute left-[0.5%] w-[24%] pr-4.5 text-right">owner</span>
        <span className="absolute left-[30%]">identity</span>
        <span className="absolute left-[74%] pl-4">opens</span>
      </p>
      {owners.map(({ name, y }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a name that is typed into stays in its place
          key={place}
          className={clsx(
            'absolute left-[0.5%] flex w-[24%] -translate-y-1/2 items-center justify-end gap-1 text-right font-text phone:gap-2',
            name === null && 'text-amber',
          )}
          style={{ top: heightAt(y) }}
        >
          <span className="leading-tight wrap-anywhere">{name ?? 'Nobody yet'}</span>
          <span className="size-2.5 flex-none rounded-full border-[1.5px]" />
        </span>
      ))}
      {systems.map(({ name, y }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a name that is typed into stays in its place
          key={place}
          className="absolute left-[74%] flex w-[26%] -translate-y-1/2 items-center gap-1 pr-1 font-text phone:gap-2"
          style={{ top: heightAt(y) }}
        >
          <span className="size-2 flex-none rotate-45 border border-point" />
          <span className="leading-tight wrap-anywhere">{name}</span>
        </span>
      ))}
    </div>
  );
}
