import { write } from '../lettering.ts';

/** The inks of the product's interface. */
export const inks = {
  ink: '#0c1a2b',
  quiet: '#4b5a6b',
  point: '#8b9aa6',
  line: '#d9dfe1',
  mist: '#f1f4f3',
  teal: '#0a6c66',
  pale: '#cfe3e0',
  amber: '#8a5200',
  glow: '#f2a93b',
  sand: '#fbefd9',
  onGlow: '#0a1828',
};

/** The size in pixels of a picture with a window of the product in it. */
export const panelSize = [1200, 900] as const;

const rim = 24; // pixels of the ground around a window
const wide = 1060; // pixels, the width in which a window is drawn

/**
 * A window of the product: its title, a remark at the right, and below it `body`, drawn from the corner of the window.
 */
export function panel(title: string, remark: string, body: string): string {
  const [width, height] = panelSize;
  const scale = (width - 2 * rim) / wide;
  const high = (height - 2 * rim) / scale;
  return `<rect width="${width}" height="${height}" fill="${inks.mist}"/><g transform="translate(${rim} ${rim}) scale(${scale.toFixed(4)})"><rect width="${wide}" height="${high.toFixed(0)}" rx="6" fill="#fff" stroke="${inks.line}" stroke-width="2"/>
  <path d="M0 64H${wide}" stroke="${inks.line}" stroke-width="2"/>${hexagon(36, 32, 12, inks.teal, inks.teal)}${write(62, 40, title, { size: 24, weight: 600 })}${write(wide - 32, 40, remark, { size: 20, color: inks.quiet, align: 'end' })}${body}</g>`;
}

/** The sign of an identity. */
export const hexagon = (x: number, y: number, size: number, color: string, fill = 'none') =>
  `<path d="M${x} ${y - size}l${size * 0.866} ${size / 2}v${size}l${-size * 0.866} ${size / 2}l${-size * 0.866} ${-size / 2}v${-size}z" fill="${fill}" stroke="${color}" stroke-width="2"/>`;

/** A hairline across the panel. */
export const rule = (y: number, from = 32, to = wide - 32) =>
  `<path d="M${from} ${y}H${to}" stroke="${inks.line}" stroke-width="1.500"/>`;

/** A check mark in a disc, or, in amber, a cross. */
export function verdictDisc(x: number, y: number, isGood: boolean): string {
  const path = isGood ? `m${x - 7} ${y} 5 6 9-11` : `m${x - 6} ${y - 6} 12 12m0-12-12 12`;
  return `<circle cx="${x}" cy="${y}" r="16" fill="${isGood ? inks.pale : inks.sand}"/><path d="${path}" fill="none" stroke="${isGood ? inks.teal : inks.amber}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A word in a box of this width; in amber when it needs attention. */
export function label(x: number, y: number, words: string, wide: number, isAmber = false): string {
  return `<rect x="${x}" y="${y - 19}" width="${wide}" height="38" rx="19" fill="${isAmber ? inks.sand : inks.mist}"/>${write(x + wide / 2, y + 7, words, { size: 20, color: isAmber ? inks.amber : inks.quiet, align: 'middle' })}`;
}

/** A node of a graph: a box with a name and what it is. */
export function node(
  x: number,
  y: number,
  wide: number,
  name: string,
  kind: string,
  isAmber = false,
): string {
  const color = isAmber ? inks.amber : inks.teal;
  return `<rect x="${x}" y="${y - 40}" width="${wide}" height="80" rx="8" fill="${isAmber ? inks.sand : '#fff'}" stroke="${isAmber ? inks.amber : inks.line}" stroke-width="2"/>${hexagon(x + 28, y, 12, color, isAmber ? color : 'none')}${write(x + 52, y - 3, name, { size: 21, weight: 600 })}${write(x + 52, y + 24, kind, { size: 18, color: inks.quiet })}`;
}

/** A curve from the right side of one node to the left side of another. */
export function edge(x: number, y: number, toX: number, toY: number, isAmber = false): string {
  const half = (x + toX) / 2;
  return `<path d="M${x} ${y}C${half} ${y} ${half} ${toY} ${toX} ${toY}" fill="none" stroke="${isAmber ? inks.glow : inks.point}" stroke-width="${isAmber ? 4 : 2}" opacity="${isAmber ? 1 : 0.7}"/>`;
}
