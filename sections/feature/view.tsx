import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { EnlargeablePicture } from '#ui/picture/enlargeable-picture.tsx';
import { CheckList } from '#ui/text/check-list.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { Props } from './contract.ts';

const words = {
  left: 'desk:col-[8/-1] desk:row-start-1',
  right: 'desk:col-[1/span_5] desk:row-start-1',
};
const media = {
  left: 'desk:col-[1/span_6] desk:row-start-1',
  right: 'desk:col-[7/-1] desk:row-start-1',
};

const sizes = '(min-width: 62.5625em) 588px, 100vw';

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
      <div
        className={clsx(
          'grid items-center gap-x-6 gap-y-[clamp(2.5rem,5vw,4rem)]',
          hasMedia && 'desk:grid-cols-12',
        )}
      >
        <div
          className={clsx(
            'grid min-w-0 gap-7',
            hasMedia ? words[pictureSide] : 'desk:grid-cols-2 desk:gap-6',
          )}
          {...reveals}
        >
          <div>
            <Eyebrow className="mb-6">{eyebrow}</Eyebrow>
            <Heading>{title}</Heading>
          </div>
          <div className="grid max-w-144 gap-7 text-quiet">
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
          <div
            className={clsx('frame bg-raised p-[clamp(0.5rem,1vw,0.875rem)]', media[pictureSide])}
            data-ground-of={animation ? 'deep' : undefined}
          >
            {picture && !animation ? (
              <EnlargeablePicture picture={picture} sizes={sizes} />
            ) : (
              <AnimationOrPicture animation={animation} picture={picture} sizes={sizes} />
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
