import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { InOutline } from '../in-outline.ts';
import type { Props } from './contract.ts';

/** Text to be read, at a readable width; its title stands beside it on wide screens. */
export default function Prose({ title, text, headingIds = [], ...frame }: Props & InOutline) {
  if (!title && text.length === 0) return null;
  const textIds = title ? headingIds.slice(1) : headingIds;
  return (
    <Section frame={frame}>
      <div className="prose">
        {title && (
          <Heading size={3} id={headingIds[0]} className="sticky-head">
            {title}
          </Heading>
        )}
        <RichText value={text} headingIds={textIds} />
      </div>
    </Section>
  );
}
