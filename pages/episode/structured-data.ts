import { videoObject } from '#schemas/episode/video-object.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { EpisodePage } from './contract.ts';

/** The film of an episode. */
export function structuredData(episode: EpisodePage, on: ToldOfDocument): Thing[] {
  return [videoObject(episode, on.path, on) ?? []].flat();
}
