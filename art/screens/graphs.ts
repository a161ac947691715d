import { write } from '../lettering.ts';
import { edge, hexagon, inks, label, node, panel, rule, verdictDisc } from './panel.ts';

/** From a key to what it opens: one of several paths reaches the payroll in three steps. */
export function reach(): string {
  const edges = [
    edge(282, 380, 392, 210, true),
    edge(282, 380, 392, 550),
    edge(642, 210, 752, 170),
    edge(642, 380, 752, 300),
    edge(642, 380, 752, 430, true),
    edge(642, 550, 752, 560),
  ];
  const assumes = `<path d="M517 250V340" stroke="${inks.glow}" stroke-width="4"/>`;
  const nodes = [
    node(32, 380, 250, 'build-cache', 'access key', true),
    node(392, 210, 250, 'cache-reader', 'role', true),
    node(392, 380, 250, 'ops-shared', 'role it may assume', true),
    node(392, 550, 250, 'metrics', 'group'),
    node(752, 170, 276, 'build artifacts', '1 bucket'),
    node(752, 300, 276, 'tickets', 'read and write'),
    node(752, 430, 276, 'payroll', '2,140 people', true),
    node(752, 560, 276, 'dashboards', 'read'),
  ];
  return panel(
    'What build-cache can reach',
    '3 steps',
    `${edges.join('')}${assumes}${nodes.join('')}${rule(652)}${write(48, 712, 'Remove one grant and the way is closed:', { color: inks.quiet })}${label(462, 705, 'ops-shared may read payroll', 320, true)}`,
  );
}

/** Who stands behind a call: person, agent, tool and record, and the line of the log that says so. */
export function attribution(): string {
  const stations = [
    ['Anna', 'asked for it'],
    ['support-triage', 'agent, acts for her'],
    ['crm-read', 'tool, own key'],
    ['customer 4471', 'was read'],
  ] as const;
  const chain = stations.map(([name, kind], index) => {
    const y = 156 + index * 112;
    const isAgent = index === 1;
    return `${index ? `<path d="M120 ${y - 76}V${y - 36}" stroke="${inks.point}" stroke-width="3"/>` : ''}${hexagon(120, y, 34, inks.teal, isAgent ? inks.teal : '#fff')}${write(120, y + 9, String(index + 1), { size: 24, weight: 700, color: isAgent ? '#fff' : inks.teal, align: 'middle' })}${write(184, y - 2, name, { size: 26, weight: 600 })}${write(184, y + 28, kind, { size: 20, color: inks.quiet })}`;
  });
  const log = [
    ['sub', 'anna@acme.example'],
    ['act', 'support-triage'],
    ['client', 'crm-read'],
    ['scope', 'customers.read'],
    ['for', '10 minutes'],
  ].map(([claim = '', value = ''], index) => {
    const y = 206 + index * 66;
    return `${write(596, y, claim, { weight: 700, color: inks.teal })}${write(716, y, value)}`;
  });
  return panel(
    'One call, and who made it',
    '10:42:07',
    `${chain.join('')}<rect x="556" y="128" width="456" height="402" rx="8" fill="${inks.mist}"/>${log.join('')}${rule(612)}${verdictDisc(70, 684, true)}${write(104, 692, 'Two names in one line: the person and the agent.', { size: 24, weight: 600 })}`,
  );
}

/** The traces that point to an owner, and the question that the likeliest owner is asked. */
export function ownership(): string {
  const traces = [
    ['Created by', 'j.harmsen, who moved to Orders', 0.5],
    ['Deployed from', 'acme/orders, 212 times', 0.92],
    ['Code owners', 'team Orders', 0.84],
    ['Paged when it fails', 'team Orders, twice this year', 0.7],
  ] as const;
  const rows = traces.map(([trace, words, weight], index) => {
    const y = 172 + index * 92;
    return `${rule(y - 46)}${write(48, y + 8, trace, { weight: 600 })}${write(320, y + 8, words, { color: inks.quiet })}<rect x="812" y="${y - 7}" width="200" height="14" rx="7" fill="${inks.line}"/><rect x="812" y="${y - 7}" width="${200 * weight}" height="14" rx="7" fill="${inks.teal}"/>`;
  });
  return panel(
    'svc-deploy-orders',
    'no owner yet',
    `${rows.join('')}${rule(506, 0, 1060)}${write(48, 570, 'Does team Orders answer for this identity?', { size: 28, weight: 600 })}<rect x="48" y="616" width="180" height="66" rx="8" fill="${inks.teal}"/>${write(138, 658, 'Yes, it does', { color: '#fff', weight: 600, align: 'middle' })}<rect x="248" y="616" width="236" height="66" rx="8" fill="#fff" stroke="${inks.point}" stroke-width="2"/>${write(366, 658, 'No, ask another', { weight: 600, align: 'middle' })}`,
  );
}

/** The life of one identity in lanes: its owners, credentials, permissions and state over the years. */
export function lifecycle(): string {
  const lanes = ['Owner', 'Credential', 'Permissions', 'State'];
  const spans: [lane: number, from: number, to: number, words: string, color: string][] = [
    [0, 0, 0.3, 'nobody', inks.sand],
    [0, 0.3, 0.94, 'Orders', inks.pale],
    [1, 0, 0.52, 'one key, never changed', inks.sand],
    [1, 0.52, 0.82, 'tokens of 1 hour', inks.pale],
    [1, 0.82, 0.94, 'off', inks.mist],
    [2, 0, 0.4, 'administrator', inks.sand],
    [2, 0.4, 0.7, '6 actions', inks.pale],
    [2, 0.7, 0.94, 'none', inks.mist],
    [3, 0, 0.82, 'in use', inks.pale],
    [3, 0.82, 0.94, 'off', inks.mist],
  ];
  const heightOf = (lane: number) => 190 + lane * 112;
  const names = lanes.map((name, lane) => write(48, heightOf(lane) + 8, name, { weight: 600 }));
  const bars = spans.map(([lane, from, to, words, color]) => {
    const [x, y, wide] = [220 + from * 800, heightOf(lane), (to - from) * 800 - 6];
    return `<rect x="${x}" y="${y - 36}" width="${wide.toFixed(0)}" height="72" rx="6" fill="${color}"/>${write(x + 18, y + 8, words, { size: 21, color: color === inks.sand ? inks.amber : inks.ink })}`;
  });
  const years = ['found', 'owned', 'narrowed', 'quiet', 'ended'].map((words, index) => {
    const x = 220 + ([0, 0.3, 0.46, 0.7, 0.94][index] ?? 0) * 800;
    return `<path d="M${x} 126V610" stroke="${inks.point}" stroke-dasharray="3 7"/><circle cx="${x}" cy="640" r="7" fill="${index === 4 ? inks.teal : inks.point}"/>${write(x, 684, words, { size: 20, color: inks.quiet, align: index ? 'middle' : 'start' })}`;
  });
  return panel(
    'svc-deploy-orders',
    'its whole life',
    `<path d="M220 640H972" stroke="${inks.line}" stroke-width="3"/>${names.join('')}${bars.join('')}${years.join('')}`,
  );
}

/** A narrower role as a change to be reviewed, line by line. */
export function policyDiff(): string {
  const lines: [sign: string, words: string, note: string][] = [
    [' ', 'role order-api', ''],
    ['-', '  allow storage:*', 'used: list, read'],
    ['+', '  allow storage:list, storage:read', '41,220 calls'],
    [' ', '    on bucket/orders', ''],
    ['-', '  allow keys:*', 'never used'],
    ['-', '  allow directory:read', 'never used'],
    [' ', '  allow queue:send', '8,914 calls'],
    ['+', '  until 2027-03-31', 'review by Orders'],
  ];
  const rows = lines.map(([sign, words, note], index) => {
    const y = 142 + index * 62;
    const fill = sign === '+' ? inks.pale : sign === '-' ? inks.sand : '#fff';
    const indent = words.length - words.trimStart().length;
    return `<rect x="16" y="${y - 31}" width="1028" height="62" fill="${fill}" opacity=".75"/>${write(48, y + 8, sign.trim(), { size: 24, weight: 700, color: sign === '+' ? inks.teal : inks.amber })}${write(86 + indent * 15, y + 8, words.trim(), { size: 23 })}${write(1012, y + 8, note, { size: 19, color: inks.quiet, align: 'end' })}`;
  });
  return panel(
    'Proposed change',
    'waits for review',
    `${rows.join('')}${rule(642, 0, 1060)}${verdictDisc(70, 706, true)}${write(104, 714, 'Ninety days of calls replayed: none would have been refused.', { size: 23, weight: 600 })}`,
  );
}
