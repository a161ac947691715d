import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { Props } from './contract.ts';

/** Text to be read, at a readable width; its title and its animation stand beside it on wide screens. */
export default function Prose({ title, text, animation, ...frame }: Props) {
  if (!title && !animation && text.length === 0) return null;
  return (
    <Section frame={frame}>
      <div className="prose">
        {(title || animation) && (
          <div className="prose-head sticky-head">
            {title && <Heading size={3}>{title}</Heading>}
            {animation && (
              <div className="frame" data-ground-of="deep">
                <AnimationOrPicture animation={animation} sizes="336px" />
              </div>
            )}
          </div>
        )}
        <RichText value={text} />
      </div>
    </Section>
  );
}
