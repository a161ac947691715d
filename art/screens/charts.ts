import { write } from '../lettering.ts';
import { inks, label, panel, rule } from './panel.ts';

/** The calls that a key makes over a day, with one burst at an hour at which it is never used otherwise. */
export function detection(random: () => number): string {
  const bars = Array.from({ length: 48 }, (_, index) => {
    const isBurst = index >= 8 && index <= 10;
    const isDay = index > 16 && index < 40;
    const high = isBurst ? 190 + random() * 110 : isDay ? 60 + random() * 90 : 6 + random() * 10;
    return `<rect x="${52 + index * 20}" y="${(450 - high).toFixed(0)}" width="11" height="${high.toFixed(0)}" fill="${isBurst ? inks.glow : inks.teal}"/>`;
  });
  const grid = [150, 250, 350, 450].map((y) => rule(y, 40, 1020));
  const hours = ['00', '06', '12', '18', '24'].map((hour, index) =>
    write(52 + index * 240, 484, hour, { size: 18, color: inks.quiet, align: 'middle' }),
  );
  const evidence = [
    ['Usual', 'deploys, 08:30 to 19:40, from two pipelines'],
    ['Now', 'lists storage, 04:10, from a rented host'],
    ['Would stop', 'nothing that runs at this hour'],
  ].map(([word = '', words = ''], index) => {
    const y = 572 + index * 58;
    return `<circle cx="60" cy="${y - 7}" r="7" fill="${index === 1 ? inks.glow : inks.point}"/>${write(86, y, word, { weight: 600 })}${write(250, y, words, { color: inks.quiet })}`;
  });
  return panel(
    'ci-deploy-prod',
    'calls today',
    `${grid.join('')}${bars.join('')}${hours.join('')}${label(286, 130, 'first time at this hour', 250, true)}${rule(516, 0, 1060)}${evidence.join('')}`,
  );
}

/** A week of one identity, hour by hour; three cells do not fit the pattern. */
export function rhythm(random: () => number): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const cells = days.flatMap((day, row) => [
    write(106, 163 + row * 70, day, { size: 20, color: inks.quiet, align: 'end' }),
    ...Array.from({ length: 24 }, (_, hour) => {
      const isOdd = row === 5 && hour >= 2 && hour <= 4;
      const isWork = row < 5 && hour >= 8 && hour < 19;
      const level = isOdd ? 1 : isWork ? 0.35 + random() * 0.65 : hour === 3 ? 0.5 : random() * 0.09;
      return `<rect x="${124 + hour * 37}" y="${128 + row * 70}" width="32" height="58" rx="4" fill="${isOdd ? inks.glow : inks.teal}" opacity="${(0.06 + level * 0.9).toFixed(2)}"/>`;
    }),
  ]);
  const hours = [0, 6, 12, 18].map((hour) =>
    write(124 + hour * 37, 110, `${String(hour).padStart(2, '0')}:00`, { size: 18, color: inks.quiet }),
  );
  return panel(
    'report-builder',
    'this week, by hour',
    `${hours.join('')}${cells.join('')}${rule(648)}<circle cx="60" cy="699" r="8" fill="${inks.glow}"/>${write(84, 706, 'Saturday, 02:00 to 05:00: new place, new tables, ten times the rows', { size: 22, weight: 600 })}`,
  );
}

/** How long each kind of credential lives, on a logarithmic scale in steps of ten. */
export function lifetimes(): string {
  const hour = 60; // minutes
  const day = 24 * hour;
  const wideOf = (minutes: number) => Math.log10(minutes) * 108;
  const rows: [name: string, words: string, minutes: number][] = [
    ['Cloud access key', '1,204 days', 1204 * day],
    ['Personal token', '365 days', 365 * day],
    ['Refresh token', '90 days', 90 * day],
    ['Certificate', '7 days', 7 * day],
    ['Access token', '1 hour', hour],
    ['Pipeline token', '10 minutes', 10],
  ];
  const marks: [words: string, minutes: number][] = [
    ['1 min', 1],
    ['10 min', 10],
    ['1 h', hour],
    ['1 day', day],
    ['10 days', 10 * day],
    ['100 days', 100 * day],
  ];
  const scale = marks.map(([words, minutes]) => {
    const x = 300 + wideOf(minutes);
    return `<path d="M${x} 128V668" stroke="${inks.line}" stroke-dasharray="3 7"/>${write(x, 704, words, { size: 17, color: inks.quiet, align: 'middle' })}`;
  });
  const bars = rows.map(([name, words, minutes], index) => {
    const y = 170 + index * 86;
    const wide = wideOf(minutes);
    const isLong = minutes > 100 * day;
    const isInside = wide > 300;
    return `${write(272, y + 8, name, { align: 'end', weight: 600 })}<rect x="300" y="${y - 24}" width="${wide.toFixed(0)}" height="48" rx="4" fill="${isLong ? inks.glow : inks.teal}"/>${write(300 + wide + (isInside ? -16 : 14), y + 8, words, { size: 20, color: isInside ? (isLong ? inks.onGlow : '#fff') : inks.quiet, align: isInside ? 'end' : 'start' })}`;
  });
  return panel('Lifetimes', 'oldest of each kind', scale.join('') + bars.join(''));
}

/**
 * From all strings that look like a secret to the one that somebody should see today, on a logarithmic scale in steps
 * of ten.
 */
export function funnel(): string {
  const wideOf = (count: number) => (Math.log10(count) / Math.log10(4212)) * 540;
  const scale = [1, 10, 100, 1_000].map((count) => {
    const x = (380 + wideOf(count)).toFixed(0);
    return `<path d="M${x} 108V668" stroke="${inks.line}" stroke-dasharray="3 7"/>${write(Number(x), 704, count.toLocaleString('en'), { size: 17, color: inks.quiet, align: 'middle' })}`;
  });
  const steps = [
    ['Look like a secret', 4212],
    ['Distinct values', 688],
    ['Still valid', 41],
    ['Reach production', 6],
    ['For you, today', 1],
  ] as const;
  const rows = steps.map(([words, count], index) => {
    const y = 152 + index * 118;
    const wide = Math.max(8, wideOf(count));
    const isLast = index === steps.length - 1;
    return `${write(352, y + 9, words, { size: 25, weight: isLast ? 700 : 500, align: 'end' })}<rect x="380" y="${y - 34}" width="${wide.toFixed(0)}" height="68" rx="4" fill="${isLast ? inks.glow : inks.teal}" opacity="${isLast ? 1 : (0.28 + index * 0.2).toFixed(2)}"/>${write(380 + wide + 18, y + 10, count.toLocaleString('en'), { size: 28, weight: 600, color: isLast ? inks.amber : inks.ink })}`;
  });
  return panel('Findings', 'all repositories, images, logs', scale.join('') + rows.join(''));
}

/** Leftovers of each kind, week by week, as they become fewer. */
export function hygiene(random: () => number): string {
  const kinds = [
    ['unused', inks.teal, 190],
    ['without an owner', '#5d8f9c', 120],
    ['past their end', inks.glow, 60],
  ] as const;
  const weeks = Array.from({ length: 18 }, (_, week) => {
    let y = 560;
    return kinds.map(([, color, most], index) => {
      const share = Math.max(0.05, 1 - (week / 17) ** (0.7 + index * 0.25) * (index === 2 ? 1 : 0.86));
      const high = most * share * (0.94 + random() * 0.1);
      y -= high;
      return `<rect x="${76 + week * 52}" y="${y.toFixed(0)}" width="36" height="${(high - 3).toFixed(0)}" rx="2" fill="${color}"/>`;
    });
  });
  const legend = kinds.map(([words, color], index) => {
    const x = 76 + index * 300;
    return `<rect x="${x}" y="648" width="26" height="26" rx="4" fill="${color}"/>${write(x + 40, 669, words, { size: 22 })}`;
  });
  const grid = [200, 320, 440, 560].map((y) => rule(y, 56, 1020));
  const ticks = ['week 1', 'week 9', 'week 18'].map((words, index) =>
    write(94 + index * 442, 596, words, { size: 18, color: inks.quiet, align: 'middle' }),
  );
  return panel(
    'Leftovers',
    'all accounts',
    `${grid.join('')}${weeks.flat().join('')}${ticks.join('')}${rule(622)}${legend.join('')}${label(700, 150, 'each ended by its owner', 280)}`,
  );
}
