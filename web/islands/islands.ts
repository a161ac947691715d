import type { Islands } from '#ui/island/define-island.ts';

/** Loads the code of each island, without Next's own code for loading components late. */
export const islands: Islands = {
  calculator: async () => (await import('#ui/calculator/calculator-panel.tsx')).CalculatorPanel,
  'card-filter': async () => (await import('#ui/card-filter/filtered-cards.tsx')).FilteredCards,
  'episode-film': async () => (await import('#ui/episodes/film-with-transcript.tsx')).FilmWithTranscript,
  'episode-list': async () => (await import('#ui/episodes/episode-cards.tsx')).EpisodeCards,
  form: async () => (await import('#ui/form/client-form.tsx')).ClientForm,
  'section-film': async () => (await import('#ui/episodes/chaptered-film.tsx')).ChapteredFilm,
};
