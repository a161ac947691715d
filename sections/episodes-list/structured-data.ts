import type { Thing, ToldOn } from '../thing.ts';
import type { Props } from './contract.ts';

/** The films of a page, each once. Search engines take a film only with a picture and a date. */
export function structuredData(sections: readonly Props[], { path, urlOf }: ToldOn): Thing[] {
  const episodes = sections.flatMap((section) => section.episodes);
  const eachOnce = new Map(episodes.map((episode) => [episode.slug, episode]));
  return [...eachOnce.values()].flatMap((episode): Thing[] => {
    const { title, slug, description, videoPoster, videoDuration, video, speaker, publishedAt } = episode;
    if (!video || !videoPoster || !publishedAt) return [];
    const [minutes, seconds] = videoDuration?.split(':') ?? [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: description ?? title,
        url: urlOf(`${path}?episode=${slug}`),
        contentUrl: urlOf(video),
        thumbnailUrl: urlOf(videoPoster.src),
        uploadDate: publishedAt,
        ...(minutes && seconds && { duration: `PT${Number(minutes)}M${Number(seconds)}S` }),
        ...(speaker && { author: { '@type': 'Person', name: `${speaker.firstName} ${speaker.lastName}` } }),
      },
    ];
  });
}
