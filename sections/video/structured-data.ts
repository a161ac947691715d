import { videoObject } from '#schemas/episode/video-object.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';
import type { Props } from './contract.ts';

/** The films of a page, each at its section's anchor where that has one. */
export function structuredData(sections: readonly Props[], on: ToldOn): Thing[] {
  return sections.flatMap((section) => {
    const { title, text, video, poster, duration, publishedAt, anchor } = section;
    const film = {
      title,
      description: text,
      video,
      videoPoster: poster,
      videoDuration: duration,
      publishedAt,
    };
    return videoObject(film, anchor ? `${on.path}#${anchor}` : on.path, on) ?? [];
  });
}
