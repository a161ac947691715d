import type { Thing, ToldOn } from '../seo/thing.ts';
import type { Episode } from './contract.ts';

/**
 * The film of an episode (https://developers.google.com/search/docs/appearance/structured-data/video) at an address; null
 * for one that lacks what search engines ask for: a film, a picture and a date.
 */
export function videoObject(episode: Episode, address: string, { urlOf }: ToldOn): Thing | null {
  const { title, description, videoPoster, videoDuration, video, speaker, publishedAt } = episode;
  if (!video || !videoPoster || !publishedAt) return null;
  const [minutes, seconds] = videoDuration?.split(':') ?? [];
  return {
    '@type': 'VideoObject',
    name: title,
    description: description ?? title,
    url: urlOf(address),
    contentUrl: urlOf(video),
    thumbnailUrl: urlOf(videoPoster.src),
    uploadDate: publishedAt,
    ...(minutes && seconds && { duration: `PT${Number(minutes)}M${Number(seconds)}S` }),
    ...(speaker && { author: { '@type': 'Person', name: `${speaker.firstName} ${speaker.lastName}` } }),
  };
}
