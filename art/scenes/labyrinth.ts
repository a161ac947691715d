import type { Palette } from '../palette.ts';

type Side = 0 | 1 | 2 | 3; // top, right, bottom, left
type OfSides = readonly [Side, Side, Side, Side]; // one for each side

const opposite: OfSides = [2, 3, 0, 1];
const neighbours: OfSides = [1, 0, 3, 2];
const mirrored: OfSides = [3, 2, 1, 0];

/** Tiles of two quarter circles each, whose arcs join into long paths; the longest path is lit from end to end. */
export function labyrinth(width: number, height: number, palette: Palette, random: () => number): string {
  const cell = Math.round(Math.min(width, height) / 12);
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const turned = Array.from({ length: columns * rows }, () => random() < 0.5);
  const arcs = turned.flatMap((isTurned, index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    return [arc(x, y, cell, 0, isTurned), arc(x, y, cell, 2, isTurned)];
  });
  const starts = [
    ...Array.from({ length: rows }, (_, row) => [follow(0, row, 3), follow(columns - 1, row, 1)]),
    ...Array.from({ length: columns }, (_, column) => [follow(column, 0, 0)]),
  ];
  const ways = starts.flat().sort((a, b) => b.length - a.length);
  const [longest = [], ...others] = ways;
  const lit = (way: string[], color: string, wide: number) =>
    `<path d="${way.join('')}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="round"/>`;
  return [
    `<path d="${arcs.join('')}" fill="none" stroke="${palette.line}" stroke-width="1.4" opacity=".42"/>`,
    ...others.slice(2, 9).map((way) => lit(way, palette.known, 1.7)),
    `<g filter="url(#halo)" opacity=".7">${lit(longest, palette.exposed, 5)}</g>`,
    lit(longest, palette.exposed, 2.6),
  ].join('');

  function follow(column: number, row: number, from: Side): string[] {
    const way: string[] = [];
    let [x, y, side] = [column, row, from];
    while (x >= 0 && y >= 0 && x < columns && y < rows && way.length < 400) {
      const isTurned = turned[y * columns + x] ?? false;
      way.push(arc(x * cell, y * cell, cell, side, isTurned));
      const out = partner(side, isTurned);
      if (out === 0) y--;
      if (out === 1) x++;
      if (out === 2) y++;
      if (out === 3) x--;
      side = opposite[out];
    }
    return way;
  }
}

/** The side to which an arc leads from a side: a neighbouring one, which depends on whether the tile is turned. */
const partner = (side: Side, isTurned: boolean): Side => (isTurned ? mirrored : neighbours)[side];

function arc(x: number, y: number, cell: number, side: Side, isTurned: boolean): string {
  const middle = (at: Side) =>
    [
      [x + cell / 2, y],
      [x + cell, y + cell / 2],
      [x + cell / 2, y + cell],
      [x, y + cell / 2],
    ][at] ?? [x, y];
  const out = partner(side, isTurned);
  const isClockwise = (out - side + 4) % 4 === 3;
  return `M${middle(side).join(' ')}A${cell / 2} ${cell / 2} 0 0 ${isClockwise ? 1 : 0} ${middle(out).join(' ')}`;
}
