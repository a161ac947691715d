import groq from 'groq';
import * as z from 'zod';
import { animation, animationProjection } from '#schemas/animation/contract.ts';
import { button, buttonProjection } from '#schemas/button/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  "text": coalesce(text${richTextProjection}, []),
  "checks": coalesce(checks, []),
  "picture": picture${pictureProjection},
  "animation": animation${animationProjection},
  "pictureSide": coalesce(pictureSide, "right"),
  "button": button${buttonProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  title: textOr('Title'),
  text: richText,
  checks: z.array(z.string()),
  picture,
  animation,
  pictureSide: z.enum(['left', 'right']),
  button: button.nullable(),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
