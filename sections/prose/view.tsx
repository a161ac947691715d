import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

/** Text to be read, at a readable width; its title stands beside it on wide screens. */
export default function Prose({ title, text, ...frame }: Props) {
  if (!title && text.length === 0) return null;
  return (
    <Section frame={frame}>
      <div className="prose">
        {title && (
          <Heading size={3} className="sticky-head">
            {title}
          </Heading>
        )}
        <RichText value={text} />
      </div>
    </Section>
  );
}
