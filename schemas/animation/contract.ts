import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';
import { textOr } from '../text/contract.ts';

/**
 * A Rive animation: its file, the names in the file that it uses, what starts it, and the picture that stands in for
 * it.
 */
export const animationProjection = groq`{
  "src": file.asset->url,
  artboard,
  stateMachine,
  "trigger": coalesce(trigger, "click"),
  input,
  hoverInput,
  "label": coalesce(label, ""),
  "poster": poster${pictureProjection}
}`;

/**
 * Accepts an animation, and answers null until its file is uploaded. A name that is null means the first of the file
 * that fits.
 */
export const animation = z
  .object({
    src: z.string().nullable(),
    artboard: z.string().nullable(),
    stateMachine: z.string().nullable(),
    trigger: z.enum(['click', 'hover', 'view']),
    input: z.string().nullable(),
    hoverInput: z.string().nullable(),
    label: textOr(''),
    poster: picture,
  })
  .nullable()
  .transform((found) => (found?.src ? { ...found, src: found.src } : null));

/** An animation whose file is uploaded. */
export type AnimationProps = NonNullable<z.output<typeof animation>>;
