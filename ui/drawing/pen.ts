/** A place on the stage. */
export type Point = readonly [x: number, y: number];

/**
 * The strokes of a drawing, by kind, each as the data of a single SVG path, so that the drawing stays small in the
 * page.
 */
export interface Strokes {
  /** The background lines. */
  hairlines: string;
  /** The lines of what a key reaches. */
  reach: string;
  identities: string;
  lit: string;
  owners: string;
  keys: string;
}

/** Draws the four things of the signature, and nothing else. */
export interface Pen {
  hairline(...through: readonly Point[]): void;
  reach(...through: readonly Point[]): void;
  /** Draws `reach` as a curve that leaves and arrives horizontally. */
  bend(from: Point, to: Point): void;
  /** Draws a hairline circle around a place. */
  orbit(around: Point, radius: number): void;
  identity(at: Point, isLit?: boolean): void;
  owner(at: Point, radius?: number): void;
  key(at: Point): void;
}

/** A pen, and the strokes that it has drawn so far. */
export function takePen(): { pen: Pen; strokes: Strokes } {
  const strokes: Strokes = { hairlines: '', reach: '', identities: '', lit: '', owners: '', keys: '' };
  const add = (stroke: keyof Strokes, data: string) => {
    strokes[stroke] += data;
  };
  const pen: Pen = {
    hairline: (...through) => add('hairlines', lineThrough(through)),
    reach: (...through) => add('reach', lineThrough(through)),
    bend: (from, to) => add('reach', curve(from, to)),
    orbit: (around, radius) => add('hairlines', circle(around, radius)),
    identity: (at, isLit = false) => add(isLit ? 'lit' : 'identities', dot(at)),
    owner: (at, radius = 9) => add('owners', circle(at, radius)),
    key: (at) => add('keys', dot(at)),
  };
  return { pen, strokes };
}

const whole = Math.round;
const pair = ([x, y]: Point) => `${whole(x)} ${whole(y)}`;

const lineThrough = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${pair(first)}L${rest.map(pair).join(' ')}` : '';

function curve(from: Point, to: Point): string {
  const middle = (from[0] + to[0]) / 2;
  return `M${pair(from)}C${pair([middle, from[1]])} ${pair([middle, to[1]])} ${pair(to)}`;
}

/** A line of no length, whose round caps make it a dot. */
const dot = (at: Point): string => `M${pair(at)}h0`;

function circle([x, y]: Point, radius: number): string {
  const r = whole(radius);
  return `M${pair([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}
