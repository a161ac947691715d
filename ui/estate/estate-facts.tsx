import type { ReactNode } from 'react';
import type { EstateIdentity } from './place-estate.ts';

/** What is told of an identity while it is chosen: who answers for it, and the switch that ends it, with what stops. */
export function EstateFacts({
  identity: { name, kind, owner, lastUsed, opens },
}: {
  identity: EstateIdentity;
}) {
  const stopping = opens.filter(({ stops }) => stops !== null);
  return (
    <div className="invisible col-start-1 row-start-3 grid content-start gap-4 border-line border-t p-4 group-has-[[type=radio]:checked]/identity:visible tablet:grid-cols-[1fr_auto]">
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
        <Fact name={kind}>
          <span className="font-mono">{name}</span>
        </Fact>
        <Fact name="Owner">{owner ?? <span className="text-amber">nobody yet</span>}</Fact>
        {lastUsed && <Fact name="Last used">{lastUsed}</Fact>}
        <Fact name="Opens">{opens.map(({ system }) => system).join(', ')}</Fact>
      </dl>
      <label className="flex cursor-pointer items-center gap-3 self-start font-medium has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-4">
        End this key
        <input type="checkbox" className="peer sr-only" />
        <span className="relative h-6 w-10 rounded-full border border-point transition-colors after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-quiet after:transition-transform peer-checked:border-amber peer-checked:after:translate-x-4 peer-checked:after:bg-amber forced-colors:peer-checked:after:bg-[Highlight]" />
      </label>
      <p role="status" className="col-span-full min-h-10 text-quiet">
        <span className="group-has-[[type=checkbox]:checked]/identity:hidden">
          What would stop? Turn the switch to see it before anybody else does.
        </span>
        <span className="hidden text-ink group-has-[[type=checkbox]:checked]/identity:inline">
          {stopping.length === 0
            ? 'Ended. Nothing stops, and nobody calls.'
            : `Ended. What stops: ${stopping.map(({ stops }) => stops).join('; ')}.`}
          {stopping.length > 0 && owner && ` ${owner} is told first.`}
        </span>
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
