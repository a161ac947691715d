import { IconCards } from '#ui/icon-cards.tsx';
import { Intro } from '#ui/intro.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** What there is, side by side: one table of cells with an icon each. */
export default function IconGrid({ eyebrow, title, text, columns, cards, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <IconCards cards={cards} columns={columns} />
    </Section>
  );
}
