import clsx from 'clsx';
import { sayIdentityKind } from '#schemas/estate/identity-kinds.ts';
import { Estate } from '#ui/estate/estate.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { InOutline } from '../in-outline.ts';
import type { Props } from './contract.ts';

/** The opening of a page: its one sentence, the first step, and an instrument that shows what is meant. */
export default function Hero({
  eyebrow,
  title,
  text,
  buttons,
  layout,
  picture,
  animation,
  estate,
  headingLevel = 1,
  ...frame
}: Props & InOutline) {
  const hasMedia = picture !== null || animation !== null || estate !== null;
  return (
    <Section
      frame={frame}
      className={clsx('hero', layout === 'center' ? 'hero-center' : estate && 'hero-halves')}
      sky={!hasMedia}
    >
      <div className="hero-grid">
        <div className="hero-words">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={headingLevel} size={1}>
            {title}
          </Heading>
          {text && <Subtitle>{text}</Subtitle>}
          <Buttons buttons={buttons} />
        </div>
        {estate ? (
          <div className="frame min-w-0" data-ground-of="deep">
            <Estate
              title={estate.title}
              identities={estate.identities.map((each) => ({ ...each, kind: sayIdentityKind(each.kind) }))}
            />
          </div>
        ) : (
          hasMedia && <Instrument picture={picture} animation={animation} isSquare={layout === 'split'} />
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
    <div className="instrument frame" data-ground-of={animation ? 'deep' : undefined}>
      <AnimationOrPicture
        animation={animation}
        picture={picture}
        aspectRatio={isSquare ? 1 : undefined}
        sizes={
          isSquare
            ? '(min-width: 1001px) 486px, (min-width: 760px) 40vw, 100vw'
            : '(min-width: 1281px) 1200px, 100vw'
        }
        priority
      />
    </div>
  );
}
