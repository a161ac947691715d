import clsx from 'clsx';
import { useId } from 'react';
import { EstateFacts } from './estate-facts.tsx';
import { EstateLines } from './estate-lines.tsx';
import { EstateNames } from './estate-names.tsx';
import { heightAt } from './height-at.ts';
import { nameLook } from './name-look.ts';
import { type EstateIdentity, type PlacedIdentity, placeEstate } from './place-estate.ts';

const rowRem = 2.75;

/**
 * An estate to explore: owners, identities and the systems that these open, with lines between them. For the chosen
 * identity it shows the owner, and what stops when the identity is ended. It uses radio buttons and checkboxes, so
 * that it works by mouse, keyboard and touch without a script. It draws nothing where there is no identity.
 */
export function Estate({ title, identities }: { title: string; identities: readonly EstateIdentity[] }) {
  const name = useId();
  const placed = placeEstate(identities);
  const first = identities.find(({ owner }) => owner === null) ?? identities[0];
  if (!first) return null;
  const rows = Math.max(placed.owners.length, identities.length, placed.systems.length);
  return (
    <fieldset
      className="relative grid min-w-0 text-xs [counter-reset:identities_unowned]"
      style={{ '--stage': `${rows * rowRem}rem` }}
    >
      <legend className="sr-only">{title}</legend>
      <EstateNames placed={placed} />
      {placed.identities.map((each) => (
        <div key={each.identity.key} className="group/identity contents">
          <EstateLines placed={each} />
          <Choice name={name} placed={each} isFirst={each.identity.key === first.key} />
          <EstateFacts identity={each.identity} />
        </div>
      ))}
      <Head title={title} hasUnowned={placed.identities.some(({ identity }) => identity.owner === null)} />
    </fieldset>
  );
}

/**
 * The title of the estate, and the number of identities left. CSS counters count them, so this must come after them
 * in the document.
 */
function Head({ title, hasUnowned }: { title: string; hasUnowned: boolean }) {
  return (
    <p className="row-start-1 flex h-11 items-center justify-between gap-4 border-line border-b px-4 text-quiet max-tight:h-auto max-tight:flex-wrap max-tight:py-2">
      <span className="font-medium text-ink" aria-hidden="true">
        {title}
      </span>
      <span>
        <span className="before:content-[counter(identities)]"> identities</span>
        {hasUnowned && (
          <span className="text-amber">
            , <span className="before:content-[counter(unowned)]"> without an owner</span>
          </span>
        )}
      </span>
    </p>
  );
}

/** An identity as a radio button, with the lines to what it opens. */
function Choice({
  name,
  placed: { identity, y },
  isFirst,
}: {
  name: string;
  placed: PlacedIdentity;
  isFirst: boolean;
}) {
  const isOwned = identity.owner !== null;
  return (
    <label
      className={clsx(
        isOwned ? '[counter-increment:identities]' : '[counter-increment:identities_unowned]',
        'group-has-[[type=checkbox]:checked]/identity:[counter-increment:none]',
        'flex cursor-pointer items-center gap-1 rounded-s py-2.5 phone:gap-2 max-tight:gap-3 max-tight:px-4',
        'tight:absolute tight:left-[30%] tight:w-[37%] tight:-translate-y-1/2',
        'font-mono text-quiet transition-[color,background-color,border-color] hover:text-ink',
        nameLook,
        'has-focus-visible:outline-2 has-focus-visible:outline-teal',
        'group-has-[[type=radio]:checked]/identity:text-ink',
      )}
      style={{ top: heightAt(y) }}
    >
      <input type="radio" name={name} className="sr-only" defaultChecked={isFirst} />
      <span
        className={clsx(
          'size-2 flex-none rounded-full outline-4 outline-transparent transition-colors forced-colors:border forced-colors:outline-none',
          isOwned ? 'bg-teal' : 'bg-amber',
          isOwned
            ? 'group-has-[[type=radio]:checked]/identity:outline-teal/25'
            : 'group-has-[[type=radio]:checked]/identity:outline-amber/25',
          'group-has-[[type=checkbox]:checked]/identity:bg-point',
          'forced-colors:group-has-[[type=radio]:checked]/identity:bg-[Highlight]!',
        )}
      />
      <span className="min-w-0 leading-tight wrap-anywhere group-has-[[type=checkbox]:checked]/identity:line-through">
        {identity.name}
      </span>
      <span
        className={clsx(
          'h-px min-w-0 flex-1 bg-line group-has-[[type=checkbox]:checked]/identity:invisible',
          isOwned
            ? 'group-has-[[type=radio]:checked]/identity:bg-teal'
            : 'group-has-[[type=radio]:checked]/identity:bg-amber',
          'forced-colors:bg-[CanvasText] forced-colors:group-has-[[type=radio]:checked]/identity:bg-[Highlight]',
        )}
      />
    </label>
  );
}
