import { useId } from 'react';

('use client');

/** A piece that is meant for the browser. */
export function LatePiece() {
  return <p id={useId()}>Late</p>;
}
