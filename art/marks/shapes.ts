// The shapes of logos, on a square of 64 pixels. Each shape fills it in one or two inks, and needs no text.

const round = (value: number) => Number(value.toFixed(2));
const around = (index: number, count: number, reach: number, turn = 0): [number, number] => {
  const angle = ((index + turn) / count) * Math.PI * 2 - Math.PI / 2;
  return [round(32 + Math.cos(angle) * reach), round(32 + Math.sin(angle) * reach)];
};

/** Ellipses around the middle, alternately in the two inks. */
export function petals(count: number, wide: number, a: string, b: string): string {
  const petal = (_: unknown, index: number) =>
    `<ellipse cx="32" cy="17" rx="${wide}" ry="14" fill="${index % 2 ? b : a}" fill-opacity=".86" transform="rotate(${round((index * 360) / count)} 32 32)"/>`;
  return Array.from({ length: count }, petal).join('');
}

/** Quarter rings nested in a corner. */
export function arcs(count: number, turn: number, a: string, b: string): string {
  const step = 46 / count;
  const body = Array.from({ length: count }, (_, index) => {
    const radius = round(step * (index + 0.65) + 4);
    return `<path d="M${9 + radius} 55A${radius} ${radius} 0 0 0 9 ${55 - radius}" fill="none" stroke="${index % 2 ? b : a}" stroke-width="${round(step * 0.62)}"/>`;
  });
  return `<g transform="rotate(${turn} 32 32)">${body.join('')}</g>`;
}

/**
 * Nine tiles, one for each letter of `pattern`: q, w, e and r are quarter circles by their corner, s is a square, o a
 * dot; capitals take the second ink.
 */
export function tiles(pattern: string, a: string, b: string): string {
  const corners: Record<string, string> = {
    q: 'M0 0H18A18 18 0 0 1 0 18Z',
    w: 'M18 0V18A18 18 0 0 1 0 0Z',
    e: 'M18 18H0A18 18 0 0 1 18 0Z',
    r: 'M0 18V0A18 18 0 0 1 18 18Z',
    s: 'M0 0H18V18H0Z',
    o: 'M9 2A7 7 0 1 1 8.990 2Z',
  };
  return Array.from(pattern, (tile, index) => {
    const path = corners[tile.toLowerCase()];
    const ink = tile === tile.toLowerCase() ? a : b;
    return path
      ? `<path transform="translate(${5 + (index % 3) * 18} ${5 + Math.floor(index / 3) * 18})" d="${path}" fill="${ink}"/>`
      : '';
  }).join('');
}

/** A broken ring around a dot. */
export function ring(parts: number, share: number, a: string, b: string): string {
  const length = (Math.PI * 2 * 22) / parts;
  return `<circle cx="32" cy="32" r="22" fill="none" stroke="${a}" stroke-width="9" stroke-dasharray="${round(length * share)} ${round(length * (1 - share))}" transform="rotate(-90 32 32)"/><circle cx="32" cy="32" r="9" fill="${b}"/>`;
}

/** Plates on top of each other, the highest in the second ink. */
export function stack(count: number, a: string, b: string): string {
  const gap = count > 2 ? 10 : 15;
  return Array.from({ length: count }, (_, index) => {
    const y = round(32 + ((count - 1) / 2 - index) * gap);
    const isTop = index === count - 1;
    return `<path d="M32 ${y - 14}L58 ${y}L32 ${y + 14}L6 ${y}Z" fill="${isTop ? b : a}" fill-opacity="${isTop ? 1 : round(0.55 + index * 0.2)}" stroke="#fff" stroke-width="2"/>`;
  }).join('');
}

/** Upright bars of given heights, the tallest in the second ink. */
export function bars(heights: number[], a: string, b: string): string {
  const step = 52 / heights.length;
  const tallest = Math.max(...heights);
  return heights
    .map(
      (height, index) =>
        `<rect x="${round(6 + index * step)}" y="${round(32 - height / 2)}" width="${round(step * 0.66)}" height="${height}" rx="${round(step * 0.33)}" fill="${height === tallest ? b : a}"/>`,
    )
    .join('');
}

/** Waves below each other. */
export function waves(count: number, a: string, b: string): string {
  const gap = 40 / count;
  return Array.from({ length: count }, (_, index) => {
    const y = round(12 + gap * (index + 0.5));
    return `<path d="M6 ${y}c8.700 -9 17.300 -9 26 0s17.300 9 26 0" fill="none" stroke="${index % 2 ? b : a}" stroke-width="${round(gap * 0.5)}" stroke-linecap="round"/>`;
  }).join('');
}

/** Chevrons that point in one direction. */
export function chevrons(count: number, turn: number, a: string, b: string): string {
  const gap = 13;
  const body = Array.from({ length: count }, (_, index) => {
    const x = 32 + (index - (count - 1) / 2) * gap - 7;
    return `<path d="M${x} 12L${x + 16} 32L${x} 52" fill="none" stroke="${index === count - 1 ? b : a}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`;
  });
  return `<g transform="rotate(${turn} 32 32)">${body.join('')}</g>`;
}

/** Ellipses that turn around a core. */
export function orbit(count: number, a: string, b: string): string {
  const path = (_: unknown, index: number) =>
    `<ellipse cx="32" cy="32" rx="26" ry="10.500" fill="none" stroke="${a}" stroke-width="4" transform="rotate(${round((index * 180) / count)} 32 32)"/>`;
  return `${Array.from({ length: count }, path).join('')}<circle cx="32" cy="32" r="6.500" fill="${b}"/>`;
}

/** Cells of a honeycomb around one in the middle; `filled` says which of the six are drawn. */
export function honeycomb(filled: number[], a: string, b: string): string {
  const hexagon = ([x, y]: [number, number], ink: string) =>
    `<polygon points="${Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + Math.PI / 6;
      return `${round(x + Math.cos(angle) * 10.2)},${round(y + Math.sin(angle) * 10.2)}`;
    }).join(' ')}" fill="${ink}"/>`;
  return [hexagon([32, 32], b), ...filled.map((place) => hexagon(around(place, 6, 19, 0.5), a))].join('');
}

/** A line that winds outwards and ends in a dot. */
export function spiral(turns: number, a: string, b: string): string {
  const steps = Math.round(turns * 36);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / 36) * Math.PI * 2;
    const reach = 4 + (step / steps) * 21;
    return `${round(32 + Math.cos(angle) * reach)} ${round(32 + Math.sin(angle) * reach)}`;
  });
  const [x, y] = points.at(-1)?.split(' ') ?? [];
  return `<path d="M${points.join('L')}" fill="none" stroke="${a}" stroke-width="6.500" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="7" fill="${b}"/>`;
}

/** A polygon of triangles that meet in a point off the middle, each in a shade of its own. */
export function facets(corners: number, x: number, y: number, a: string, b: string): string {
  return Array.from({ length: corners }, (_, index) => {
    const [from, to] = [around(index, corners, 27), around(index + 1, corners, 27)];
    return `<polygon points="${from} ${to} ${x},${y}" fill="${index % 3 === 2 ? b : a}" fill-opacity="${round(0.5 + ((index * 5) % corners) / corners / 2)}"/>`;
  }).join('');
}

/** A crescent around a dot, turned. */
export function crescent(turn: number, a: string, b: string): string {
  return `<g transform="rotate(${turn} 32 32)"><path d="M32 5A27 27 0 1 0 59 32A20 20 0 1 1 32 5Z" fill="${a}"/><circle cx="47" cy="17" r="7.500" fill="${b}"/></g>`;
}

/** Dots on a square grid; those in `strong` are larger and in the second ink. */
export function grid(side: number, strong: number[], a: string, b: string): string {
  const gap = 50 / side;
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [7 + gap * ((index % side) + 0.5), 7 + gap * (Math.floor(index / side) + 0.5)];
    const isStrong = strong.includes(index);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(gap * (isStrong ? 0.46 : 0.26))}" fill="${isStrong ? b : a}"/>`;
  }).join('');
}
