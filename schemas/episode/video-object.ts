import { authorThing } from '../author/author-thing.ts';
import type { Thing, ToldOn } from '../seo/thing.ts';
import type { Episode } from './contract.ts';

/** What search engines need of a film: of an episode, or of a section that shows a film. */
type ToldFilm = Pick<
  Episode,
  'title' | 'description' | 'videoPoster' | 'videoDuration' | 'video' | 'publishedAt'
> &
  Partial<Pick<Episode, 'speaker'>>;

/**
 * The structured data of a film at an address
 * (https://developers.google.com/search/docs/appearance/structured-data/video); null where the film lacks what search
 * engines demand: the file, a poster or a date.
 */
export function videoObject(film: ToldFilm, address: string, { urlOf }: ToldOn): Thing | null {
  const { title, description, videoPoster, videoDuration, video, speaker, publishedAt } = film;
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
    ...(speaker && { author: authorThing(speaker, urlOf) }),
  };
}
