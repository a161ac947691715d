'use client';

import { lengthOf } from './length-of.ts';

/** A piece that runs in the browser and reads a file. */
export function FilePiece() {
  return <p>{lengthOf(import.meta.filename)} bytes</p>;
}
