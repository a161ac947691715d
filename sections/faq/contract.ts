import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "items": coalesce(items[]{
    "key": _key, "question": coalesce(question, "Question"), "answer": coalesce(answer${richTextProjection}, [])
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  items: z.array(z.object({ key: z.string(), question: textOr('Question'), answer: richText })),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
