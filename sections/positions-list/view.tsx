import { Intro } from '#ui/intro.tsx';
import { Positions } from '#ui/positions.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** The open positions as a list that reads like a table. */
export default function PositionsList({ eyebrow, title, text, positions, emptyText, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <Positions positions={positions} emptyText={emptyText} />
    </Section>
  );
}
