import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';

/** Formatted text: paragraphs with marks and links, pictures and callouts, in their order; other blocks are left out. */
export const richTextProjection = groq`[_type in ["block", "picture", "callout"]]{
  _key,
  _type,
  _type == "block" => {
    "style": coalesce(style, "normal"),
    listItem,
    level,
    "markDefs": coalesce(markDefs[_type == "link-mark"]{_key, _type, "href": link${linkProjection}, "isExternal": coalesce(isExternal, false)}, []),
    "children": coalesce(children[]{_key, _type, "text": coalesce(text, ""), "marks": coalesce(marks, [])}, [])
  },
  _type == "picture" => {"picture": @${pictureProjection}},
  _type == "callout" => {title, "text": coalesce(text, ""), "important": coalesce(important, false)}
}`;

const textBlock = z.object({
  _key: z.string(),
  _type: z.literal('block'),
  // Words that the Studio offers no more cost only their form, never the text.
  style: z.enum(['normal', 'h2', 'h3', 'h4', 'blockquote']).catch('normal'),
  listItem: z
    .enum(['bullet', 'number'])
    .nullable()
    .catch(null)
    .transform((item) => item ?? undefined),
  level: z
    .number()
    .nullable()
    .transform((level) => level ?? undefined),
  markDefs: z.array(
    z.object({ _key: z.string(), _type: z.literal('link-mark'), href: link, isExternal: z.boolean() }),
  ),
  children: z.array(
    z.object({ _key: z.string(), _type: z.literal('span'), text: z.string(), marks: z.array(z.string()) }),
  ),
});

const pictureBlock = z.object({ _key: z.string(), _type: z.literal('picture'), picture });

const calloutBlock = z.object({
  _key: z.string(),
  _type: z.literal('callout'),
  title: z.string().nullable(),
  text: z.string(),
  important: z.boolean(),
});

/** Formatted text, ready for @portabletext/react: links carry their address, pictures their source. */
export const richText = z.array(z.discriminatedUnion('_type', [textBlock, pictureBlock, calloutBlock]));

/** The blocks of a formatted text. */
export type RichTextProps = z.output<typeof richText>;
