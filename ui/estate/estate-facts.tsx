import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { EstateIdentity } from './place-estate.ts';

/** The facts of the chosen identity: its owner, and a switch that ends it and shows what stops. */
export function EstateFacts({ identity }: { identity: EstateIdentity }) {
  const { name, kind, owner, lastUsed, opens } = identity;
  return (
    <div className="invisible col-start-1 row-start-3 max-tight:row-start-99 grid content-start gap-4 border-line border-t p-4 group-has-[[type=radio]:checked]/identity:visible">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="font-medium font-mono text-ink text-s">{name}</span>{' '}
          <span className="text-quiet">{kind}</span>
        </p>
        <Switch />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Fact name="Owner">{owner ?? <span className="text-amber">nobody yet</span>}</Fact>
        {lastUsed && <Fact name="Last used">{lastUsed}</Fact>}
        <Fact name="Opens">
          <span className="group-has-[[type=checkbox]:checked]/identity:line-through">
            {opens.map(({ system }) => system).join(', ')}
          </span>
        </Fact>
      </dl>
      <Outcome identity={identity} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-xxs">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Switch() {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-s py-1 font-medium has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-4">
      End this key
      <input type="checkbox" className="peer sr-only" />
      <span
        className={clsx(
          'relative h-6 w-10 rounded-full border border-point transition-colors peer-checked:border-amber',
          'after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:border after:bg-ink motion-safe:after:transition-transform',
          'peer-checked:after:translate-x-4 peer-checked:after:bg-amber',
          'forced-colors:after:bg-[CanvasText] forced-colors:peer-checked:after:bg-[Highlight]',
        )}
      />
    </label>
  );
}

/** What stops when the key is ended. All outcomes have room, so that nothing moves. */
function Outcome({ identity: { owner, opens } }: { identity: EstateIdentity }) {
  const stopping = [...new Set(opens.map(({ stops }) => stops).filter((stops) => stops !== null))];
  return (
    <p role="status" className="min-h-10 border-point border-l-2 pl-3 text-quiet">
      <span className="group-has-[[type=checkbox]:checked]/identity:hidden">
        What would stop? Flip the switch and find out before anybody else does.
      </span>
      <span className="hidden text-ink group-has-[[type=checkbox]:checked]/identity:inline">
        {stopping.length === 0
          ? 'Ended. Nothing stops, and one way in is closed.'
          : `Ended. This stops: ${stopping.join('; ')}. ${owner ? `${owner} hears of it first.` : 'Nobody is there to be told.'}`}
      </span>
    </p>
  );
}
