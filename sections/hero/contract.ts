import groq from 'groq';
import * as z from 'zod';
import { animation, animationProjection } from '#schemas/animation/contract.ts';
import { buttons, buttonsProjection } from '#schemas/button/contract.ts';
import { drawing, drawingProjection } from '#schemas/drawing/contract.ts';
import { estate, estateProjection } from '#schemas/estate/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  text,
  "layout": coalesce(layout, "split"),
  "buttons": coalesce(buttons${buttonsProjection}, []),
  "picture": picture${pictureProjection},
  "animation": animation${animationProjection},
  "estate": estate->${estateProjection},
  ${drawingProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  title: textOr('Title'),
  text: optionalText,
  layout: z.enum(['split', 'center']),
  buttons,
  picture,
  animation,
  estate: estate.nullable(),
  drawing,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
