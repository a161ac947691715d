import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';

/** What the site asks for. */
export const projection = `{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  text,
  "items": coalesce(items[]{
    "key": _key, "question": coalesce(question, "Question"), "answer": coalesce(answer${richTextProjection}, [])
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
  items: z.array(z.object({ key: z.string(), question: z.string(), answer: richText })),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
