import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';
import { knownForm, lists, styles } from './known-form.ts';
import { leftOut } from './left-out.ts';
import { orUnknown, orUnknownType, Unknown } from './unknown.ts';

/**
 * Formatted text: paragraphs with marks and links, pictures and callouts, in their order; of any other block only its
 * type.
 */
export const richTextProjection = groq`[]{
  _key,
  _type,
  _type == "block" => {
    "style": coalesce(style, "normal"),
    listItem,
    level,
    "markDefs": coalesce(markDefs[]{
      _key,
      _type,
      _type == "link-mark" => {"href": link${linkProjection}, "isExternal": coalesce(isExternal, false)}
    }, []),
    "children": coalesce(children[]{_key, _type, "text": coalesce(text, ""), "marks": coalesce(marks, [])}, [])
  },
  _type == "picture" => {"picture": @${pictureProjection}},
  _type == "callout" => {title, "text": coalesce(text, ""), "important": coalesce(important, false)}
}`;

const textBlock = z
  .object({
    _key: z.string(),
    _type: z.literal('block'),
    // A value that the Studio no longer offers costs only the formatting, never the text.
    style: orUnknown(z.enum(styles)),
    listItem: orUnknown(z.enum(lists).nullable()),
    level: z
      .number()
      .nullable()
      .transform((level) => level ?? undefined),
    markDefs: z.array(
      orUnknownType(
        z.object({ _key: z.string(), _type: z.literal('link-mark'), href: link, isExternal: z.boolean() }),
      ),
    ),
    children: z.array(
      orUnknownType(
        z.object({
          _key: z.string(),
          _type: z.literal('span'),
          text: z.string(),
          marks: z.array(z.string()),
        }),
      ),
    ),
  })
  .transform(knownForm);

const pictureBlock = z.object({ _key: z.string(), _type: z.literal('picture'), picture });

const calloutBlock = z.object({
  _key: z.string(),
  _type: z.literal('callout'),
  title: optionalText,
  text: textOr(''),
  important: z.boolean(),
});

/**
 * Formatted text, ready for @portabletext/react: links have their address, pictures their source. Where something is
 * unknown, a `left-out` stands in its place and says what it was (left-out.ts).
 */
export const richText = z.array(
  orUnknownType(z.discriminatedUnion('_type', [textBlock, pictureBlock, calloutBlock])).transform((block) =>
    block instanceof Unknown ? leftOut('block', block) : block,
  ),
);

/** The blocks of a formatted text. */
export type RichTextProps = z.output<typeof richText>;
