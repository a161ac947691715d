import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { InOutline } from '../in-outline.ts';
import type { Props } from './contract.ts';

/** Text to be read, at a readable width; its title and its animation stand beside it on wide screens. */
export default function Prose({ title, text, animation, headingIds = [], ...frame }: Props & InOutline) {
  if (!title && !animation && text.length === 0) return null;
  const textIds = title ? headingIds.slice(1) : headingIds;
  const heading = title && (
    <Heading size={3} id={headingIds[0]} className={animation ? undefined : 'sticky-head'}>
      {title}
    </Heading>
  );
  return (
    <Section frame={frame}>
      <div className="prose">
        {animation ? (
          <div className="prose-head sticky-head">
            {heading}
            <div className="frame" data-ground-of="deep">
              <AnimationOrPicture animation={animation} sizes="336px" />
            </div>
          </div>
        ) : (
          heading
        )}
        <RichText value={text} headingIds={textIds} />
      </div>
    </Section>
  );
}
