import groq from 'groq';
import * as z from 'zod';
import { animation, animationProjection } from '#schemas/animation/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { optionalText } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  title,
  "text": coalesce(text${richTextProjection}, []),
  "animation": animation${animationProjection}
}`;

/** What the view receives. */
export const contract = z.object({ ...frame, title: optionalText, text: richText, animation });

/** The properties of the view. */
export type Props = z.output<typeof contract>;
