import groq from 'groq';
import { optionalText, textOr } from '../text/contract.ts';

/** The words with which most sections begin. */
export const introProjection = groq`
  eyebrow,
  "title": coalesce(title, "Title"),
  text`;

/** The checked words, to be spread into the contract of a section. */
export const intro = {
  eyebrow: optionalText,
  title: textOr('Title'),
  text: optionalText,
};
