import { compiledType } from '#pages/compiled-types.ts';
import { kinds } from '#sections/registry.ts';
import { readEnvironment } from '#settings/environment.ts';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { readContractState } from './contract-report.ts';
import { drawnOf, pictureOf } from './drawn.ts';
import { fieldRows } from './field-rows.ts';
import { KindCards } from './kind-cards.tsx';

/** All kinds as cards, with a search. */
export function KindIndex() {
  const { distDir } = readEnvironment();
  const cards = Object.entries(kinds).map(([kind, { schema }]) => {
    const rows = fieldRows(compiledType(kind));
    return {
      kind,
      title: schema.title ?? kind,
      picture: drawnOf(kind) ? pictureOf(kind) : null,
      words: [kind, schema.title, ...rows.flatMap(({ title, form }) => [title, form])].join(' '),
      contract: readContractState(distDir, kind).is,
      kilobytes: drawnOf(kind)?.scripts.most,
    };
  });
  return (
    <div className="grid gap-5 pt-[clamp(2rem,5vw,4rem)]">
      <Eyebrow>{`${cards.length} kinds of section`}</Eyebrow>
      <Heading level={1} size={2}>
        What pages are made of
      </Heading>
      <div className="max-w-160">
        <Subtitle>
          Each with its sample as visitors see it, the most and the least that can be published, and what an
          editor fills in.
        </Subtitle>
      </div>
      <KindCards cards={cards} />
    </div>
  );
}
