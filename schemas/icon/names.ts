/** The icons that content can choose, by name. Each has its drawing in ui/icon.tsx. */
export const iconNames = [
  'agents', 'alert', 'api', 'badge', 'bell', 'book', 'building', 'calculator', 'chart', 'check', 'clock', 'cloud',
  'code', 'compass', 'database', 'eye', 'fingerprint', 'flow', 'gauge', 'globe', 'graph', 'key', 'layers',
  'lifecycle', 'lock', 'map', 'people', 'play', 'plug', 'radar', 'refresh', 'robot', 'scan', 'search', 'server',
  'shield', 'sparkle', 'split', 'target', 'terminal', 'timer', 'users', 'vault', 'workflow', 'zap',
] as const;

/** The name of one icon. */
export type IconName = (typeof iconNames)[number];
