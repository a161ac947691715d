import { type Drawing, vector, wrap } from '../drawing.ts';
import { type Lettering, widthOf, write } from '../lettering.ts';

const ink = '#0c1a2b';
const height = 40;
const gap = 11; // between a sign and the name
const edge = 1;

interface Line extends Lettering {
  words: string;
  /** The baseline of its letters, in pixels from the top. */
  at: number;
}

interface Mark {
  /** What is drawn beside the name, in `currentColor` on a square of 40. */
  sign: string;
  lines: Line[];
}

const strong: Lettering = { weight: 700, color: ink };
const line = (path: string, width = 3.4) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (path: string) => `<path d="${path}" fill="currentColor"/>`;

/** The marks of the customers, none of which exists. Each is in one colour, so that it can stand on any ground. */
const marks: Record<string, Mark> = {
  // A harrow's gate: three bars under an arch.
  'harrowgate-savings': {
    sign: line('M5 36V17a15 15 0 0 1 30 0v19M15 36V17.500M25 36V17.500M5 27H35', 3),
    lines: [
      { ...strong, words: 'HARROWGATE', at: 20, size: 17, weight: 600, spacing: 0.08 },
      { ...strong, words: 'SAVINGS', at: 34, size: 10.5, weight: 500, spacing: 0.34 },
    ],
  },
  // A bow that goes north through its wave.
  'norrvik-freight': {
    sign:
      solid('M20 2 33 24H23.400V9.500h-6.800V24H7z') +
      line('M4 32c5.300-4.700 10.700-4.700 16 0s10.700 4.700 16 0'),
    lines: [{ ...strong, words: 'norrvik', at: 29, font: 'heading', size: 29, spacing: -0.025 }],
  },
  // The sun behind a moor.
  'sundermoor-clinics': {
    sign: solid('M8 24a12 12 0 0 1 24 0z') + line('M3 29.500H37M8 35.500H32', 2.8),
    lines: [
      { ...strong, words: 'Sundermoor', at: 19, size: 19.5, weight: 600, spacing: -0.015 },
      { ...strong, words: 'Clinics', at: 36, size: 15, weight: 400 },
    ],
  },
  // A candle and its flame.
  'tallow-and-finch': {
    sign: solid(
      'M20 2c5.500 6.500 8 9.800 8 13.600A8 8 0 0 1 12 15.600C12 11.800 14.500 8.500 20 2zM13 27H27V38H13z',
    ),
    lines: [
      { ...strong, words: 'Tallow & Finch', at: 28, font: 'heading', size: 22, weight: 500, spacing: -0.02 },
    ],
  },
  // A frond between brackets.
  brackenline: {
    sign: line(
      'M12 5H5V35H12M28 5H35V35H28M20 32V9M20 16 14.500 11.500M20 16 25.500 11.500M20 25 14 20M20 25 26 20',
      2.9,
    ),
    lines: [{ ...strong, words: 'brackenline', at: 27, font: 'mono', size: 20, weight: 500, spacing: -0.04 }],
  },
};

/** The mark of each customer, as wide as its name. */
export const customerMarks = (): Drawing[] =>
  Object.entries(marks).map(([name, { sign, lines }]) => {
    const left = height + gap;
    const width = Math.ceil(
      left + Math.max(...lines.map(({ words, ...look }) => widthOf(words, look))) + edge,
    );
    const names = lines.map(({ words, at, ...look }) => write(left, at, words, look)).join('');
    return vector(
      `mark-${name}`,
      wrap(width, height, `<g color="${ink}">${sign}</g>${names}`),
      width,
      height,
    );
  });

/** The initials of the people who speak for customers, by the names of their pictures. */
const speakers: Record<string, string> = {
  brandt: 'EB',
  oster: 'MO',
};

/** Pictures in the place of faces: an owner's ring around two letters. */
export const initials = (): Drawing[] =>
  Object.entries(speakers).map(([name, letters]) => {
    const size = 96;
    const words = write(48, 59, letters, {
      font: 'heading',
      size: 32,
      weight: 600,
      color: '#0a6c66',
      align: 'middle',
    });
    const ring = `<circle cx="48" cy="48" r="48" fill="#e3efed"/><circle cx="48" cy="48" r="40.500" fill="none" stroke="#0a6c66" stroke-opacity=".45" stroke-width="1.500"/><circle cx="76.600" cy="19.400" r="5" fill="#0a6c66"/>`;
    return vector(`initials-${name}`, wrap(size, size, ring + words), size);
  });
