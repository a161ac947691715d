import { IconCards } from '#ui/layout/icon-cards.tsx';
import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Heading } from '#ui/text/heading.tsx';
import { keyedTexts } from '#ui/text/keyed-texts.ts';
import { Subtitle } from '#ui/text/subtitle.tsx';
import type { Props } from './contract.ts';

const rule =
  'rich [&_strong]:mb-1 [&_strong]:block [&_strong]:font-heading [&_strong]:text-h4 [&_strong]:text-ink';

/** The principles as a numbered list, with a panel below that says what follows from them. */
export default function Principles({ title, subtitle, cards, info, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <div className="beside">
        <header className="sticky-head grid gap-6" {...reveals}>
          <Heading>{title}</Heading>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </header>
        {cards.length > 0 && (
          <ol className="lines">
            {keyedTexts(cards).map(({ key, text: html }, index) => (
              <li
                key={key}
                className="py-[clamp(1.25rem,3vw,1.75rem)] ps-[clamp(2.25rem,6vw,5rem)] text-quiet"
              >
                <span
                  className="mono absolute start-0 top-[calc(clamp(1.25rem,3vw,1.75rem)+0.2rem)] text-teal"
                  aria-hidden="true"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the contract has cleaned this HTML (html.ts) */}
                <div className={rule} dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {info && <Info {...info} />}
    </Section>
  );
}

function Info({ title, text, iconsCards }: NonNullable<Props['info']>) {
  return (
    <div className="mt-[clamp(3rem,6vw,5.5rem)]" {...reveals}>
      {(title || text) && (
        <header className="mb-7 grid gap-x-6 gap-y-2 text-quiet desk:grid-cols-2 desk:items-baseline">
          {title && (
            <Heading level={3} size={4} className="text-ink">
              {title}
            </Heading>
          )}
          {text && <p>{text}</p>}
        </header>
      )}
      <IconCards
        cards={iconsCards}
        columns={iconsCards.length === 4 ? 4 : iconsCards.length === 2 ? 2 : 3}
        level={title ? 4 : 3}
      />
    </div>
  );
}
