import { write } from '../lettering.ts';
import { edge, inks, node } from './panel.ts';

/** The size in pixels of a figure. */
export const sheetSize = [1200, 620] as const;

function sheet(body: string): string {
  const [width, height] = sheetSize;
  return `<rect width="${width}" height="${height}" fill="#fff"/><rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="${inks.line}" stroke-width="2"/>${body}`;
}

/** A pipeline, its issuer and a cloud, with four numbered steps: what is asked, signed, checked and handed out. */
export function federation(): string {
  const boxes = [
    node(60, 300, 270, 'Pipeline job', 'runs, holds no key'),
    node(465, 120, 270, 'Issuer', 'signs for each run'),
    node(870, 300, 270, 'Token service', 'checks the claims'),
    node(465, 480, 270, 'Cloud', 'works for an hour'),
  ];
  const moves: [x1: number, y1: number, x2: number, y2: number, words: string, x: number, y: number][] = [
    [195, 256, 462, 136, 'asks for a token', 230, 150],
    [738, 136, 1005, 256, 'public keys', 890, 150],
    [334, 300, 866, 300, 'shows the token', 600, 280],
    [1005, 344, 738, 464, 'credentials for an hour', 930, 450],
  ];
  const arrows = moves.map(([x1, y1, x2, y2, words, x, y], index) => {
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${inks.teal}" stroke-width="3" ${index === 1 ? 'stroke-dasharray="4 8"' : ''}/><path d="M0 0l-16 8v-16z" fill="${inks.teal}" transform="translate(${x2} ${y2}) rotate(${turn.toFixed(1)})"/><circle cx="${x - 34}" cy="${y - 7}" r="17" fill="${inks.teal}"/>${write(x - 34, y, String(index + 1), { size: 20, weight: 700, color: '#fff', align: 'middle' })}${write(x - 8, y, words, { size: 22 })}`;
  });
  return sheet(arrows.join('') + boxes.join(''));
}

/** One value and the places to which it was copied, each from the one before. */
export function copies(): string {
  const edges = [
    edge(270, 300, 340, 160),
    edge(270, 300, 340, 420, true),
    edge(590, 160, 660, 100),
    edge(590, 420, 660, 280, true),
    `<path d="M785 320V380" stroke="${inks.glow}" stroke-width="4"/>`,
    edge(910, 280, 950, 220, true),
    edge(910, 280, 950, 330, true),
    edge(910, 420, 950, 470, true),
  ];
  const nodes = [
    node(40, 300, 230, 'Vault', 'the first'),
    node(340, 160, 250, 'Pipeline', 'a variable'),
    node(340, 420, 250, 'Chat', 'nine readers', true),
    node(660, 100, 250, 'Build log', 'kept a year'),
    node(660, 280, 250, '.env', 'committed', true),
    node(660, 420, 250, 'Image build', 'takes the folder', true),
  ];
  const last = Object.entries({ Fork: 220, History: 330, 'Four layers': 470 }).map(
    ([name, y]) =>
      `<circle cx="962" cy="${y}" r="8" fill="${inks.glow}"/>${write(986, y + 8, name, { size: 21, weight: 600 })}`,
  );
  return sheet(
    `${edges.join('')}${nodes.join('')}${last.join('')}${write(40, 560, 'Eleven places, one value, three causes', { size: 24, color: inks.quiet })}`,
  );
}

/** The first hour after a leak as one line with four parts. */
export function firstHour(): string {
  const parts = [
    [0, 10, 'Know', 'alive? which? how far?', inks.pale],
    [10, 25, 'End', 'narrow it, switch it off', inks.glow],
    [25, 45, 'Read', 'was it used, and for what?', inks.pale],
    [45, 60, 'Hand over', 'half a page, a name', inks.mist],
  ] as const;
  const x = (minute: number) => 60 + minute * 18;
  const bars = parts.map(([from, to, word, words, color], index) => {
    const y = index % 2 ? 430 : 130;
    return `<rect x="${x(from)}" y="230" width="${x(to) - x(from) - 6}" height="110" rx="6" fill="${color}"/>${write(x(from), y, word, { size: 30, weight: 700 })}${write(x(from), y + 34, words, { size: 22, color: inks.quiet })}<path d="M${x(from) + 1} ${index % 2 ? 346 : 178}V${index % 2 ? 396 : 226}" stroke="${inks.point}" stroke-width="2"/>`;
  });
  const ticks = [0, 10, 25, 45, 60].map((minute) =>
    write(x(minute) + (minute === 60 ? -6 : 12), 296, String(minute), {
      size: 24,
      weight: 600,
      color: minute === 10 ? inks.onGlow : inks.ink,
      align: minute === 60 ? 'end' : 'start',
    }),
  );
  return sheet(
    `${bars.join('')}${ticks.join('')}${write(60, 545, 'minutes after the message', { size: 20, color: inks.quiet })}`,
  );
}

/** Four reasons for silence in a year of calls: an end, a rest between beats, an extinguisher and a blind spot. */
export function silence(random: () => number): string {
  const kinds: [string, (week: number) => number][] = [
    ['The end', (week) => (week < 21 ? 0.5 + random() * 0.5 : 0)],
    ['The rest between beats', (week) => (week % 13 === 3 ? 1 : 0)],
    ['The fire extinguisher', () => 0],
    ['The blind spot', () => -1],
  ];
  const strips = kinds.map(([name, level], index) => {
    const base = 150 + index * 132;
    const weeks = Array.from({ length: 52 }, (_, week) => {
      const share = level(week);
      const x = 360 + week * 15.2;
      if (share < 0)
        return week % 2 ? '' : `<path d="M${x} ${base}l12 -60" stroke="${inks.line}" stroke-width="3"/>`;
      const high = Math.max(4, share * 74);
      return `<rect x="${x}" y="${(base - high).toFixed(0)}" width="10" height="${high.toFixed(0)}" rx="2" fill="${share ? inks.teal : inks.line}"/>`;
    });
    return `${write(48, base - 18, name, { size: 24, weight: 600 })}<path d="M360 ${base + 6}H1150" stroke="${inks.line}" stroke-width="2"/>${weeks.join('')}`;
  });
  return sheet(strips.join(''));
}

/** How long a key that leaks on day 12 stays open, under four rules of renewal. */
export function rotation(): string {
  const rules = [
    ['every 90 days', 78, 'open for 78 days'],
    ['every 30 days', 18, 'open for 18 days'],
    ['every day', 1, 'open for up to a day'],
    ['tokens of an hour', 0.4, 'open for up to an hour'],
  ] as const;
  const x = (day: number) => 300 + day * 8.6;
  const rows = rules.map(([name, open, words], index) => {
    const y = 190 + index * 92;
    const wide = Math.max(5, open * 8.6);
    const isInside = wide > 300;
    return `${write(276, y + 8, name, { align: 'end', weight: 600 })}<rect x="${x(0)}" y="${y - 22}" width="${12 * 8.6}" height="44" fill="${inks.pale}"/><rect x="${x(12)}" y="${y - 22}" width="${wide}" height="44" fill="${inks.glow}"/>${write(isInside ? x(12) + 18 : x(12) + wide + 14, y + 8, words, { size: 21, color: isInside ? inks.onGlow : inks.ink })}`;
  });
  const leak = `<path d="M${x(12)} 120V510" stroke="${inks.amber}" stroke-width="3"/>${write(x(12), 104, 'day 12: it leaks, and is tried within minutes', { size: 22, weight: 600, color: inks.amber })}`;
  const days = [0, 30, 60, 90].map((day) =>
    write(x(day), 556, `day ${day}`, { size: 19, color: inks.quiet, align: 'middle' }),
  );
  return sheet(`${rows.join('')}${leak}${days.join('')}`);
}
