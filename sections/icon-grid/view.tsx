import { IconCards } from '#ui/layout/icon-cards.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** Short points side by side: one grid of cells, each with an icon. */
export default function IconGrid({ eyebrow, title, text, columns, cards, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <IconCards cards={cards} columns={columns} />
    </Section>
  );
}
