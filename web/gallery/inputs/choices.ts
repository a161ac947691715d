import type { SelectOption } from '#ui/inputs/select-option.ts';
import type { Tile } from '#ui/inputs/tiles.tsx';

/** Few options. */
export const sizes: readonly SelectOption[] = ['1 to 9', '10 to 99', '100 to 999', '1,000 and more'].map(
  option,
);

/** More options than a dropdown shows at once, some with the same beginning. */
export const accounts: readonly SelectOption[] = [
  'Agents',
  'Certificates',
  'Cloud roles',
  'Keys',
  'OAuth apps',
  'Pipelines',
  'Robots',
  'Secrets',
  'Service accounts',
  'Tokens',
  'Webhooks',
].map(option);

/** Jobs that people have. */
export const roles: readonly SelectOption[] = ['Engineer', 'Architect', 'Manager', 'Officer'].map(option);

/** Choices that each need a few words. */
export const interests: readonly Tile[] = [
  { value: 'agents', label: 'AI agents', text: 'What they may do, and for whom', icon: 'agents' },
  { value: 'vault', label: 'Vaults', text: 'Secrets in use outside of them', icon: 'vault' },
  { value: 'lifecycle', label: 'Lifecycle', text: 'From the first key to the last', icon: 'lifecycle' },
  { value: 'quantum', label: 'Quantum', text: 'Not yet', icon: 'sparkle', disabled: true },
];

function option(label: string): SelectOption {
  return { value: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'), label };
}
