import clsx from 'clsx';
import { sayIdentityKind } from '#schemas/estate/identity-kinds.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Estate } from '#ui/estate/estate.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { InOutline } from '../in-outline.ts';
import { drawnAt, type OnPage } from '../on-page.ts';
import type { Props } from './contract.ts';

const columns = { split: 'tablet:grid-cols-12', halves: 'desk:grid-cols-2', center: undefined };
const words = {
  split: 'tablet:col-span-7 tablet:pe-4',
  halves: 'tablet:pe-4',
  center: 'justify-center justify-items-center tablet:px-[8.333%]',
};
// Below the words and from rail to rail, so that no line of the drawing ever meets them.
const underWords =
  'mt-[clamp(1.5rem,3vw,3rem)] block aspect-8/1 w-full max-tablet:aspect-640/144 desk:mx-(--rail) desk:w-[calc(100%-2*var(--rail))]';

/**
 * The opening of a page: its main sentence, the first step, and a drawing, picture, animation or estate that shows
 * what is meant.
 */
export default function Hero({
  eyebrow,
  title,
  text,
  buttons,
  layout,
  picture,
  animation,
  estate,
  drawing,
  place = '',
  headingLevel = 1,
  headingSuffix,
  ...frame
}: Props & InOutline & OnPage) {
  const hasMedia = picture !== null || animation !== null || estate !== null;
  const isBand = layout === 'center' && !hasMedia;
  const drawn = drawnAt(place, drawing);
  const arrangement = layout === 'split' && estate ? 'halves' : layout;
  return (
    <Section
      frame={frame}
      className={clsx(
        '[--above:clamp(3rem,6vw,6.5rem)]',
        layout === 'center' && 'text-center',
        isBand && 'pb-5!', // with any spacing the drawing stands on the hairline below
        estate && 'max-phone:[--above:1.75rem]', // so that a phone's first screen shows much of it
      )}
      drawing={
        isBand && (
          <>
            {/* A phone would show half of the wide one, and often not the key. */}
            <Drawing {...drawn} shape="band" className={clsx(underWords, 'max-tablet:hidden')} />
            <Drawing {...drawn} shape="short-band" className={clsx(underWords, 'tablet:hidden')} />
          </>
        )
      }
    >
      <div
        className={clsx(
          'grid items-center gap-x-6 gap-y-[clamp(2.5rem,6vw,4rem)]',
          estate && 'max-phone:gap-y-7',
          columns[arrangement],
        )}
      >
        <div className={clsx('grid min-w-0 gap-[clamp(1.5rem,2.4vw,2rem)]', words[arrangement])}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={headingLevel} size={1}>
            {title}
            {headingSuffix}
          </Heading>
          {text && (
            <Subtitle isCentered={layout === 'center'} className="max-w-140">
              {text}
            </Subtitle>
          )}
          <Buttons buttons={buttons} className={clsx('mt-2', layout === 'center' && 'justify-center')} />
        </div>
        {estate ? (
          <div className="frame min-w-0" data-ground-of="deep">
            <Estate
              title={estate.title}
              identities={estate.identities.map((each) => ({ ...each, kind: sayIdentityKind(each.kind) }))}
            />
          </div>
        ) : hasMedia ? (
          <Instrument picture={picture} animation={animation} isSquare={layout === 'split'} />
        ) : (
          layout === 'split' && <Drawing {...drawn} className="w-full tablet:col-span-5" />
        )}
      </div>
    </Section>
  );
}

function Instrument({
  picture,
  animation,
  isSquare,
}: Pick<Props, 'picture' | 'animation'> & { isSquare: boolean }) {
  return (
    <div
      className={clsx('frame min-w-0', animation && 'ticks', isSquare && 'tablet:col-span-5')}
      data-ground-of={animation ? 'deep' : undefined}
    >
      <AnimationOrPicture
        animation={animation}
        picture={picture}
        aspectRatio={isSquare ? 1 : undefined}
        sizes={
          isSquare
            ? '(min-width: 62.5625em) 486px, (min-width: 47.5em) 40vw, 100vw'
            : '(min-width: 105em) 1350px, (min-width: 80em) 1200px, 100vw'
        }
        priority
      />
    </div>
  );
}
