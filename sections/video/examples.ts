import { isFields } from '#schemas/fields.ts';
import type { KindExamples } from '../kind-examples.ts';

/** What the search needs to know of it: chapters follow each other in time. */
export const examples: KindExamples = {
  mend(section) {
    const chapters = Array.isArray(section.chapters) ? section.chapters.filter(isFields) : null;
    return {
      ...section,
      chapters: chapters?.map((chapter, place) => ({ ...chapter, start: `${place}:00` })),
    };
  },
};
