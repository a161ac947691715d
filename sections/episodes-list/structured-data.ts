import { videoObject } from '#schemas/episode/video-object.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';
import type { Props } from './contract.ts';

/** The films of a page, each once, at the pages of their own. */
export function structuredData(sections: readonly Props[], on: ToldOn): Thing[] {
  const episodes = sections.flatMap((section) => section.episodes);
  const eachOnce = new Map(episodes.map((episode) => [episode.slug, episode]));
  return [...eachOnce.values()].flatMap(
    (episode) => videoObject(episode, episode.href ?? `${on.path}?episode=${episode.slug}`, on) ?? [],
  );
}
