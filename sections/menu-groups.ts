/** The groups of the Studio's insert menu, in their order; each kind names its group (define-kind.ts). */
export const menuGroups = {
  opening: 'Opening',
  argument: 'Argument',
  proof: 'Proof',
  lists: 'Lists',
  'next-step': 'Next step',
  shared: 'Shared',
  more: 'More',
} as const;

/** A group of the insert menu. */
export type MenuGroup = keyof typeof menuGroups;
