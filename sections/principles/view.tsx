import { IconCards } from '#ui/layout/icon-cards.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { keyedTexts } from '#ui/text/keyed-texts.ts';
import { Subtitle } from '#ui/text/subtitle.tsx';
import type { Props } from './contract.ts';

/** Rules as a numbered ledger, and under it a panel that says what follows from them. */
export default function Principles({ title, subtitle, cards, info, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <div className="beside">
        <header className="intro sticky-head" data-reveal="">
          <Heading>{title}</Heading>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </header>
        {cards.length > 0 && (
          <ol className="ledger lines">
            {keyedTexts(cards).map(({ key, text: html }) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract has cleaned this HTML (html.ts)
              <li key={key} className="rich" dangerouslySetInnerHTML={{ __html: html }} />
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
    <div className="info" data-reveal="">
      {(title || text) && (
        <header>
          {title && (
            <Heading level={3} size={4}>
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
