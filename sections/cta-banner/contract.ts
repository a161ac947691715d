import groq from 'groq';
import * as z from 'zod';
import { animation, animationProjection } from '#schemas/animation/contract.ts';
import { buttons, buttonsProjection } from '#schemas/button/contract.ts';
import { drawing, drawingProjection } from '#schemas/drawing/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  "title": coalesce(title, "Title"),
  text,
  "buttons": coalesce(buttons${buttonsProjection}, []),
  "animation": animation${animationProjection},
  ${drawingProjection}
}`;

/** The GROQ condition of stored sections of the first version, which had a single button. */
export const oldForm = groq`_type == "cta-banner" && defined(button)`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  title: textOr('Title'),
  text: optionalText,
  buttons,
  animation,
  drawing,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
