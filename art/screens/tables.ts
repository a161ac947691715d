import { write } from '../lettering.ts';
import { hexagon, inks, label, panel, rule, verdictDisc } from './panel.ts';

/** The list of identities with owner, last use and reach; one line stands out. */
export function inventory(): string {
  const rows = [
    ['billing-exporter', 'service account', 'Orders', '4 min ago', 2],
    ['ci-deploy-prod', 'workload identity', 'Platform', '1 min ago', 4],
    ['svc_backup_2', 'access key', 'nobody yet', '211 days ago', 5],
    ['meeting-notes', 'OAuth app', 'Sales', '2 h ago', 3],
    ['support-triage', 'agent', 'Service desk', '9 min ago', 3],
    ['edge-cert-14', 'certificate', 'Network', 'now', 1],
    ['etl-nightly', 'service account', 'Data', '6 h ago', 3],
  ] as const;
  const body = rows.map(([name, kind, owner, used, reach], index) => {
    const y = 176 + index * 84;
    const isOdd = owner === 'nobody yet';
    const color = isOdd ? inks.amber : inks.teal;
    const dots = Array.from(
      { length: 5 },
      (_, dot) =>
        `<circle cx="${926 + dot * 24}" cy="${y}" r="7" fill="${dot < reach ? color : inks.line}"/>`,
    );
    return `${rule(y - 42)}${isOdd ? `<rect x="16" y="${y - 40}" width="1028" height="80" fill="${inks.sand}" opacity=".6"/>` : ''}${hexagon(56, y, 16, color)}${write(92, y - 4, name, { weight: 600 })}${write(92, y + 24, kind, { size: 19, color: inks.quiet })}${write(430, y + 8, owner, { color: isOdd ? inks.amber : inks.ink })}${write(660, y + 8, used, { color: isOdd ? inks.amber : inks.quiet })}${dots.join('')}`;
  });
  return panel(
    'Identities',
    '7 of 4,318',
    heads([92, 'Identity'], [430, 'Owner'], [660, 'Last use'], [918, 'Reach']) + body.join(''),
  );
}

/** What an identity may do, service by service, and how much of it the identity has ever done. */
export function grantedUsed(): string {
  const verbs = ['list', 'read', 'write', 'delete', 'grant'];
  const services = {
    'Object storage': 'uuggg',
    Queue: 'uuu.g',
    'Order database': '.uu..',
    'Key store': 'ggg.g',
    Directory: 'gg..g',
    Registry: 'uug..',
  };
  const count = (mark: string) => Object.values(services).join('').split(mark).length - 1;
  const body = Object.entries(services).map(([service, marks], row) => {
    const y = 190 + row * 82;
    const cells = Array.from(marks, (mark, column) => {
      const x = 430 + column * 122;
      if (mark === '.') return `<circle cx="${x}" cy="${y}" r="5" fill="${inks.line}"/>`;
      return `<rect x="${x - 42}" y="${y - 26}" width="84" height="52" rx="6" fill="${mark === 'u' ? inks.teal : inks.sand}" ${mark === 'g' ? `stroke="${inks.glow}" stroke-width="2" stroke-dasharray="6 5"` : ''}/>`;
    });
    return `${rule(y - 41)}${write(48, y + 8, service, { weight: 600 })}${cells.join('')}`;
  });
  const columns = verbs.map((verb, index) =>
    write(430 + index * 122, 124, verb, { size: 20, color: inks.quiet, align: 'middle' }),
  );
  const legend = `${rule(640)}<rect x="48" y="674" width="44" height="28" rx="4" fill="${inks.teal}"/>${write(106, 696, `${count('u')} used in 90 days`, { size: 21 })}<rect x="430" y="674" width="44" height="28" rx="4" fill="${inks.sand}" stroke="${inks.glow}" stroke-width="2" stroke-dasharray="6 5"/>${write(488, 696, `${count('g')} granted, never used`, { size: 21 })}`;
  return panel('order-api', 'granted and used', columns.join('') + body.join('') + legend);
}

/** The claims of a token beside the conditions of a policy; one condition does not hold. */
export function claims(): string {
  const rows = [
    ['iss', 'https://ci.forge.example', 'equal', true],
    ['aud', 'sts.cardea.example', 'equal', true],
    ['sub', 'repo:acme/orders:ref:feature/x', 'environment:production', false],
    ['repo_id', '48211907', 'equal', true],
    ['exp', 'in 9 minutes', 'at most 15 minutes', true],
  ] as const;
  const body = rows.map(([claim, value, condition, isGood], index) => {
    const y = 190 + index * 92;
    return `${rule(y - 46)}${isGood ? '' : `<rect x="16" y="${y - 44}" width="1028" height="88" fill="${inks.sand}" opacity=".6"/>`}${write(48, y + 8, claim, { weight: 700, color: inks.teal })}${write(190, y + 8, value)}${write(640, y + 8, condition, { color: isGood ? inks.quiet : inks.amber })}${verdictDisc(996, y, isGood)}`;
  });
  const foot = `${rule(628)}<rect x="48" y="660" width="964" height="76" rx="8" fill="${inks.mist}"/>${write(76, 706, 'Would be refused: the branch is not the environment that may deploy.', { size: 24, weight: 600 })}`;
  return panel(
    'Replayed request',
    'deploy-production',
    heads([48, 'Claim'], [190, 'Presented'], [640, 'Asked for']) + body.join('') + foot,
  );
}

/** Entries of a vault, with what lies out of its sight: copies, reach and real use. */
export function vaultEntries(): string {
  const rows = [
    ['orders/db', '3 copies', 'customer data', '2 min ago', true],
    ['orders/queue', 'none', 'one queue', '2 min ago', false],
    ['shared/ftp', '1 copy', 'a closed host', 'never', false],
    ['billing/card-api', 'none', 'payments', '14 min ago', false],
    ['legacy/reports', '7 copies', 'every table', '3 h ago', true],
    ['search/index', 'none', 'one index', '1 h ago', false],
  ] as const;
  const body = rows.map(([path, copies, reach, used, isOdd], index) => {
    const y = 190 + index * 92;
    const color = isOdd ? inks.amber : inks.quiet;
    return `${rule(y - 46)}${write(48, y + 8, path, { weight: 600 })}${label(360, y, copies, 120, isOdd)}${write(540, y + 8, reach, { color: isOdd ? inks.ink : inks.quiet })}${write(1012, y + 8, used, { color: used === 'never' ? inks.amber : color === inks.amber ? inks.ink : inks.quiet, align: 'end' })}`;
  });
  return panel(
    'Vault entries',
    'no values were read',
    heads([48, 'Path'], [360, 'Outside'], [540, 'Opens'], [914, 'Last call']) + body.join(''),
  );
}

/** A matrix of duties: which two must not meet, and the identity in which they do. */
export function duties(): string {
  const names = ['Order', 'Approve', 'Pay', 'Deploy', 'Review'];
  const forbidden = ['0-1', '1-2', '3-4'];
  const size = 104;
  const cells = names.flatMap((name, row) => [
    write(286, 240 + row * size, name, { align: 'end', weight: 600 }),
    write(360 + row * size, 146, name, { align: 'middle', size: 20, color: inks.quiet }),
    ...names.slice(0, row + 1).map((_, column) => {
      const [x, y] = [312 + column * size, 180 + row * size];
      const isForbidden = forbidden.includes(`${column}-${row}`);
      const isMet = column === 3 && row === 4;
      const fill = isMet ? inks.glow : isForbidden ? inks.sand : column === row ? inks.mist : '#fff';
      return `<rect x="${x}" y="${y}" width="${size - 8}" height="${size - 8}" rx="6" fill="${fill}" stroke="${inks.line}" stroke-width="2"/>${isForbidden ? `<path d="m${x + 34} ${y + 34} 28 28m0-28-28 28" stroke="${isMet ? inks.onGlow : inks.amber}" stroke-width="4" stroke-linecap="round"/>` : ''}`;
    }),
  ]);
  const note = `<path d="M668 694V726H884V296" fill="none" stroke="${inks.glow}" stroke-width="3"/>${write(1020, 236, 'release-bot', { size: 26, weight: 600, align: 'end' })}${write(1020, 270, 'reviews and deploys', { size: 20, color: inks.quiet, align: 'end' })}`;
  return panel('Duties that must not meet', '1 conflict', cells.join('') + note);
}

const heads = (...columns: [x: number, words: string][]) =>
  columns.map(([x, words]) => write(x, 112, words, { size: 19, color: inks.quiet })).join('');
