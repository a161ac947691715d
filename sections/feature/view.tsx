import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { CheckList } from '#ui/text/check-list.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { Props } from './contract.ts';

/** One capability: words and a check list beside a framed picture, or the words alone in two columns. */
export default function Feature({
  eyebrow,
  title,
  text,
  checks,
  picture,
  animation,
  pictureSide,
  button,
  ...frame
}: Props) {
  const hasMedia = picture !== null || animation !== null;
  return (
    <Section frame={frame}>
      <div className="feature" data-side={hasMedia ? pictureSide : undefined}>
        <div className="feature-words" data-reveal="">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading>{title}</Heading>
          </div>
          <div className="feature-detail">
            <RichText value={text} />
            <CheckList items={checks} />
            {button && (
              <p>
                <Button variant={button.variant} href={button.href} isExternal={button.isExternal}>
                  {button.label}
                </Button>
              </p>
            )}
          </div>
        </div>
        {hasMedia && (
          <div className="feature-picture frame" data-ground-of={animation ? 'deep' : undefined}>
            <AnimationOrPicture
              animation={animation}
              picture={picture}
              sizes="(min-width: 1001px) 588px, 100vw"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
