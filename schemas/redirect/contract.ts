import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';

/** Where an old path leads now. */
export const redirectProjection = groq`{
  "to": to${linkProjection},
  "isPermanent": coalesce(isPermanent, true)
}`;

/** The checked redirect; `to` is null when its target has no address yet. */
export const redirect = z.object({ to: link, isPermanent: z.boolean() });
