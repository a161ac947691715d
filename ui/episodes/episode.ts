import type { PictureSource } from '../picture/picture-source.ts';

/** An episode as its card and its player show it. Without a `video` it is only announced. */
export interface EpisodeProps {
  title: string;
  slug: string;
  /** Its own page, if it has one. */
  href?: string | null;
  number?: number | null;
  description?: string | null;
  videoPoster?: PictureSource | null;
  videoDuration?: string | null;
  tagColor?: string | null;
  video?: string | null;
  captions?: string | null;
  speaker?: {
    firstName: string;
    lastName: string;
    title?: string | null;
    avatar?: PictureSource | null;
  } | null;
}

/** The aspect ratio of posters and films. */
export const episodeRatio = 366 / 205;
