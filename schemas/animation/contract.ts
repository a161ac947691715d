import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';

/** A Rive animation: its file, what starts it, and the picture that stands in for it. */
export const animationProjection = groq`{
  "src": file.asset->url,
  "stateMachine": coalesce(stateMachine, "Main"),
  "trigger": coalesce(trigger, "click"),
  "label": coalesce(label, ""),
  "poster": poster${pictureProjection}
}`;

/** An animation becomes null until its file is uploaded. */
export const animation = z
  .object({
    src: z.string().nullable(),
    stateMachine: z.string(),
    trigger: z.enum(['click', 'hover', 'view']),
    label: z.string(),
    poster: picture,
  })
  .nullable()
  .transform((found) => (found?.src ? { ...found, src: found.src } : null));

/** An animation that is there. */
export type AnimationProps = NonNullable<z.output<typeof animation>>;
