/**
 * The islands by name, with the module of each; every export of such a module that draws something draws an `Island`.
 * `web/islands/islands.ts` has the code behind each name.
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
