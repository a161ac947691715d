import { PortableText, type PortableTextBlock, type PortableTextComponents } from '@portabletext/react';
import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { EnlargeablePicture } from '../picture/enlargeable-picture.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { Callout } from './callout.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';
import { LeftOut, type LeftOutProps } from './left-out.tsx';
import { nestableBlocks } from './rich-text-blocks.ts';
import { richTextHeadings } from './rich-text-headings.ts';

/**
 * A block of formatted text: a paragraph or heading with marks, a picture, a callout, or the placeholder of something
 * left out.
 */
export type RichTextBlock =
  | PortableTextBlock
  | { _key: string; _type: 'picture'; picture: PictureSource | null }
  | { _key: string; _type: 'callout'; title: string | null; text: string; important: boolean }
  | ({ _key: string; _type: 'left-out' } & LeftOutProps);

/**
 * Formatted text from the editor; nothing where it is empty. The nearest `LeftOutSign` draws what is left out, as a
 * block or within a line. Anything else unknown is drawn in the same way, with a warning on the console. `sizes` is
 * the width of its pictures, and `headingIds` are the ids of its headings in their order (`richTextHeadings`).
 * @example
 * <RichText value={text} sizes="(min-width: 62.5625em) 640px, 100vw" />
 */
export function RichText({
  value,
  className,
  sizes = '(min-width: 47.5em) 720px, 100vw',
  headingIds = [],
}: {
  value: readonly RichTextBlock[];
  className?: string;
  sizes?: string;
  headingIds?: readonly string[];
}) {
  if (value.length === 0) return null;
  const blocks = nestableBlocks(value);
  const headings = headingIds.length > 0 ? richTextHeadings(blocks) : [];
  const ids = new Map(headings.map(({ key }, index) => [key, headingIds[index]]));
  return (
    // Lines of about 75 letters at any size; a picture takes the full width.
    <div className={clsx('rich [&>:not(picture,:has(picture))]:max-w-[34em]', className)}>
      <PortableText value={blocks} components={componentsFor(ids, sizes)} />
    </div>
  );
}

function componentsFor(ids: Map<string, string | undefined>, sizes: string): PortableTextComponents {
  const heading =
    (level: HeadingLevel): PortableTextComponents['unknownBlockStyle'] =>
    ({ value, children }) => (
      <Heading level={level} size={level === 2 ? 3 : level === 3 ? 4 : 5} id={ids.get(value._key ?? '')}>
        {children}
      </Heading>
    );
  return {
    block: { h2: heading(2), h3: heading(3), h4: heading(4) },
    marks: {
      // A link of white space alone would have no name.
      'link-mark': ({ value, text, children }) =>
        text.trim() ? (
          <Link href={value?.href} isExternal={value?.isExternal}>
            {children}
          </Link>
        ) : (
          children
        ),
    },
    types: {
      picture: ({ value }) => {
        if (!value.picture) return null;
        // A picture with a description has details to read.
        const Drawn = value.picture.alt ? EnlargeablePicture : Picture;
        return <Drawn picture={value.picture} sizes={sizes} />;
      },
      callout: ({ value }) => <Callout title={value.title} text={value.text} important={value.important} />,
      'left-out': ({ value }) => <LeftOut part={value.part} name={value.name} />,
    },
    unknownType: ({ value }) => <LeftOut part="block" name={value._type} />,
    unknownMark: ({ children }) => <>{children}</>,
  };
}
