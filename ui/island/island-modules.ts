/**
 * The pieces that come to life without the framework, and the module of each, of which all that can be had stands in an
 * `Island`. What a name's code is stands in `web/islands/islands.ts`.
 */
export const islandModules = {
  calculator: 'ui/calculator/calculator.tsx',
  'card-filter': 'ui/card-filter/card-filter.tsx',
  'episode-film': 'ui/episodes/episode-film.tsx',
  'episode-list': 'ui/episodes/episode-list.tsx',
  form: 'ui/form/form-view.tsx',
  'section-film': 'ui/episodes/section-film.tsx',
} as const;

/** The name of an island. */
export type IslandName = keyof typeof islandModules;
