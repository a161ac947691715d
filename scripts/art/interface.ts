const ink = '#0c1a2b';
const line = '#d9dfe1';
const quiet = '#a9b6bf';
const teal = '#0a6c66';
const amber = '#d08a1d';

const words = (x: number, y: number, width: number, color = quiet, high = 10) =>
  `<rect x="${x}" y="${y - high / 2}" width="${width.toFixed(0)}" height="${high}" rx="${high / 2}" fill="${color}"/>`;
const hexagon = (x: number, y: number, size: number, color: string, fill = 'none') =>
  `<path d="M${x} ${y - size}l${size * 0.866} ${size / 2}v${size}l${-size * 0.866} ${size / 2}l${-size * 0.866} ${-size / 2}v${-size}z" fill="${fill}" stroke="${color}" stroke-width="2"/>`;

function panel(width: number, height: number, body: string): string {
  return `<rect width="${width}" height="${height}" fill="#f1f4f3"/><g transform="translate(70 64)"><rect width="${width - 140}" height="${height - 128}" fill="#fff" stroke="${line}" stroke-width="2"/>
  <path d="M0 64H${width - 140}" stroke="${line}" stroke-width="2"/><circle cx="34" cy="32" r="7" fill="${teal}"/>${words(56, 32, 170, ink, 12)}${words(width - 300, 32, 110)}${body}</g>`;
}

/** A calm piece of an interface: a table of identities with owner, last use and reach. Words are bars. */
export function inventory(width: number, height: number, random: () => number): string {
  const rows = Array.from({ length: 8 }, (_, index) => {
    const y = 122 + index * 82;
    const isExposed = index === 2;
    const color = isExposed ? amber : teal;
    const reach = Array.from(
      { length: 5 },
      (_unused, step) =>
        `<circle cx="${870 + step * 26}" cy="${y}" r="7" fill="${step < 1 + random() * 4 ? color : line}"/>`,
    );
    return `${index ? `<path d="M28 ${y - 41}H1032" stroke="${line}"/>` : ''}${hexagon(56, y, 18, color)}${words(94, y - 9, 120 + random() * 130, ink)}${words(94, y + 13, 80 + random() * 80)}
    <circle cx="448" cy="${y}" r="17" fill="${['#cfe3e0', '#d8dfe9', '#ecdcc2', '#e2d8e6'][index % 4]}"/>${words(480, y, 80 + random() * 70)}${words(680, y, 60 + random() * 90, isExposed ? amber : quiet)}${reach.join('')}`;
  });
  return panel(width, height, rows.join(''));
}

/** The life of an identity as a line with five stops, and what is known at each. */
export function lifecycle(width: number, height: number, random: () => number): string {
  const stops = Array.from({ length: 5 }, (_, index) => {
    const x = 120 + index * 205;
    const isNow = index === 2;
    const notes = Array.from({ length: 4 }, (_unused, note) =>
      words(x - 62, 420 + note * 32, 60 + random() * 70, note ? quiet : ink),
    );
    return `${hexagon(x, 250, isNow ? 46 : 34, isNow ? teal : '#8b9aa6', isNow ? teal : '#fff')}${isNow ? `<path d="m${x - 16} 250 11 12 22-24" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` : `<circle cx="${x}" cy="250" r="7" fill="#8b9aa6"/>`}
    <path d="M${x} 310v70" stroke="${line}" stroke-width="2"/><circle cx="${x}" cy="380" r="4" fill="#8b9aa6"/>${notes.join('')}`;
  });
  const bar = `<path d="M120 250H530" stroke="${teal}" stroke-width="3"/><path d="M530 250H940" stroke="${line}" stroke-width="3"/>`;
  return panel(
    width,
    height,
    `${words(120, 130, 320, ink, 16)}${words(120, 166, 210)}${bar}${stops.join('')}${words(58, 640, 480)}${words(58, 674, 360)}`,
  );
}

/** The calls of a key over a day, with one burst at an hour at which it is never used. */
export function detection(width: number, height: number, random: () => number): string {
  const hours = Array.from({ length: 48 }, (_, index) => {
    const isBurst = index >= 8 && index <= 10;
    const isDay = index > 16 && index < 40;
    const high = isBurst ? 190 + random() * 110 : isDay ? 60 + random() * 90 : 6 + random() * 10;
    return `<rect x="${52 + index * 20}" y="${(450 - high).toFixed(0)}" width="11" height="${high.toFixed(0)}" fill="${isBurst ? amber : teal}" opacity="${isBurst ? 1 : 0.8}"/>`;
  });
  const grid = [150, 250, 350, 450].map((y) => `<path d="M40 ${y}H1020" stroke="${line}"/>`).join('');
  const evidence = Array.from(
    { length: 3 },
    (_, index) =>
      `<circle cx="66" cy="${572 + index * 50}" r="6" fill="${index ? '#8b9aa6' : amber}"/>${words(92, 572 + index * 50, 130, ink)}${words(250, 572 + index * 50, 260 + random() * 160)}${words(860, 572 + index * 50, 120)}`,
  );
  return panel(
    width,
    height,
    `${grid}${hours.join('')}<path d="M208 112v338M278 112v338" stroke="${amber}" stroke-dasharray="4 6"/>${words(292, 122, 170, amber, 12)}<path d="M0 520H1060" stroke="${line}" stroke-width="2"/>${evidence.join('')}`,
  );
}
