import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "facts": coalesce(facts[]{"key": _key, "title": coalesce(title, "Title"), "text": coalesce(text, "Text")}, []),
  "texts": coalesce(texts[]{"key": _key, "title": coalesce(title, "Title"), "text": coalesce(text, "Text")}, [])
}`;

const said = z.array(z.object({ key: z.string(), title: textOr('Title'), text: textOr('Text') }));

/** What the view receives. */
export const contract = z.object({ ...frame, ...intro, facts: said, texts: said });

/** The properties of the view. */
export type Props = z.output<typeof contract>;
