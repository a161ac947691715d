import { Refusal } from '../../kernel/refusal.ts';

/** How a picture is to be changed; lengths in pixels of the result, `rect` in pixels of the original. */
export interface Transform {
  width?: number;
  height?: number;
  fit: 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';
  /** One word, or two for a corner, as in "left top". */
  crop?: string;
  /** The bounds of each side, for a picture that is cut. */
  bounds: { minWidth?: number; maxWidth?: number; minHeight?: number; maxHeight?: number };
  focus?: { x: number; y: number };
  rect?: { left: number; top: number; width: number; height: number };
  quality: number;
  format?: 'jpg' | 'png' | 'webp' | 'avif';
  isAuto: boolean;
  blur?: number;
  /** RGB or ARGB, each part of one digit or two. */
  background?: string;
  isInverted: boolean;
  /** From -100, which is grey, to 100. */
  saturation?: number;
}

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
const corners = ['left top', 'right top', 'left bottom', 'right bottom'];
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;
const maxSide = 8_192;

/** The parameters of a picture's address that say how it is drawn, in the order of the alphabet. */
export const parameters: readonly string[] = [
  'auto',
  'bg',
  'blur',
  'crop',
  'dpr',
  'fit',
  'fm',
  'fp-x',
  'fp-y',
  'h',
  'invert',
  'max-h',
  'max-w',
  'min-h',
  'min-w',
  'q',
  'rect',
  'sat',
  'w',
];

/**
 * Reads the parameters of a picture's address (https://www.sanity.io/docs/image-urls). Returns null when they
 * ask for the original; throws a 400 that names the parameter it cannot read.
 */
export function readTransform(query: URLSearchParams): Transform | null {
  // An exporter that asks for `dlRaw` wants the bytes that were uploaded.
  if (query.get('dlRaw') === 'true') return null;
  if (!parameters.some((name) => query.has(name))) return null;
  const dpr = number(query, 'dpr', 1, 3) ?? 1;
  const side = (name: string) => {
    const value = number(query, name, 1, maxSide);
    return value && Math.min(maxSide, Math.round(value * dpr));
  };
  const focus = { x: number(query, 'fp-x', 0, 1), y: number(query, 'fp-y', 0, 1) };
  const format = choice(query, 'fm', formats);
  const background = query.get('bg') ?? undefined;
  if (background && !/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(background))
    throw wrong('bg', background, 'a colour such as ff8800, or ffff8800 with its opacity first');
  return {
    width: side('w'),
    height: side('h'),
    fit: choice(query, 'fit', fits) ?? 'clip',
    crop: cropOf(query),
    bounds: {
      minWidth: side('min-w'),
      maxWidth: side('max-w'),
      minHeight: side('min-h'),
      maxHeight: side('max-h'),
    },
    focus: focus.x !== undefined && focus.y !== undefined ? { x: focus.x, y: focus.y } : undefined,
    rect: rectOf(query.get('rect')),
    quality: number(query, 'q', 0, 100) ?? 75,
    format: format === 'pjpg' ? 'jpg' : format,
    isAuto: query.get('auto') === 'format',
    blur: number(query, 'blur', 0, 2_000),
    background,
    isInverted: choice(query, 'invert', ['true', 'false']) === 'true',
    saturation: number(query, 'sat', -100, 100),
  };
}

/** Which part of a picture is kept when it is cut. Two sides that meet, in either order, name their corner. */
function cropOf(query: URLSearchParams): string | undefined {
  const sides = query.get('crop')?.split(',') ?? [];
  if (sides.length !== 2) return choice(query, 'crop', crops);
  const corner = corners.find((one) => sides.every((side) => one.split(' ').includes(side)));
  if (corner && sides[0] !== sides[1]) return corner;
  throw wrong('crop', sides.join(','), 'one side, or two that meet, such as top,left');
}

function number(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max))
    throw wrong(name, text, `a number from ${min} to ${max}`);
  return value;
}

function choice<const T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const found = choices.find((item) => item === text);
  if (!found) throw wrong(name, text, `one of ${choices.join(', ')}`);
  return found;
}

function rectOf(text: string | null): Transform['rect'] {
  if (text === null) return undefined;
  const [left, top, width, height] = text.split(',').map((part) => Math.round(Number(part)));
  const isWhole = [left, top, width, height].every((part) => Number.isInteger(part) && Number(part) >= 0);
  if (!isWhole || !width || !height) throw wrong('rect', text, 'four numbers: left,top,width,height');
  return { left: left ?? 0, top: top ?? 0, width, height };
}

const wrong = (name: string, value: string, expected: string) =>
  new Refusal(400, `The parameter "${name}" of the picture is "${value}", but must be ${expected}.`);
