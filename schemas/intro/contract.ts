import groq from 'groq';
import { optionalText, textOr } from '../text/contract.ts';

/** The introduction of most sections: eyebrow, title and text. */
export const introProjection = groq`
  eyebrow,
  "title": coalesce(title, "Title"),
  text`;

/** The checked introduction, to be spread into the contract of a section. */
export const intro = {
  eyebrow: optionalText,
  title: textOr('Title'),
  text: optionalText,
};
