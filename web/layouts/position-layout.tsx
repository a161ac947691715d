import type { Position } from '#schemas/position/contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';

/** An open position. */
export function PositionLayout({ position }: { position: Position; ancestors: Ancestor[] }) {
  return (
    <article>
      <h1>{position.title}</h1>
      <p>{position.summary}</p>
    </article>
  );
}
