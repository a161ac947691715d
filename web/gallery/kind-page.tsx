import clsx from 'clsx';
import NextLink from 'next/link';
import { compiledType } from '#pages/compiled-types.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { CaseFrame } from './case-frame.tsx';
import { FieldList } from './field-list.tsx';
import { fieldRows } from './field-rows.ts';
import type { FoundKind } from './find-kind.ts';
import { KindFacts } from './kind-facts.tsx';

const widths = [1440, 1000, 390];

/** The page of a kind: its facts, one of its cases at three widths, and its fields. */
export function KindPage({
  found: { kind, cases, missing },
  wanted,
}: {
  found: FoundKind;
  wanted: string | undefined;
}) {
  const { schema } = kinds[kind];
  const title = schema.title ?? kind;
  const shown = cases.find(({ name }) => name === wanted) ?? cases[0];
  const rows = fieldRows(compiledType(kind));
  if (!shown) return null;
  return (
    <>
      <header className="my-8 grid gap-6">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <KindFacts kind={kind} fields={rows.length} />
      </header>
      <nav aria-label="Cases">
        <ul className="flex flex-wrap gap-2">
          {cases.map(({ name, title: caseTitle }) => (
            <li key={name}>
              <NextLink
                href={`/gallery/${kind}?case=${name}`}
                scroll={false}
                className="mono block rounded-[99px] border border-line bg-raised px-3.5 py-1.5 not-aria-[current]:hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
                aria-current={name === shown.name ? 'true' : undefined}
              >
                {caseTitle}
              </NextLink>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-labelledby="case"
        className="mt-10 grid items-start gap-x-6 gap-y-10 *:col-span-full desk:grid-cols-[minmax(0,1fr)_392px]"
      >
        <div className="grid gap-3">
          <Heading level={2} size={4} id="case">
            {shown.title}
          </Heading>
          <p className="text-quiet">
            {shown.description} {missing > 0 && standIns(missing)}
          </p>
        </div>
        <FindingsBeside kind={kind} />
        {widths.map((width) => (
          <CaseFrame
            key={`${shown.name} ${width}`}
            src={`/gallery/${kind}/${shown.name}`}
            title={`${title}, ${shown.title.toLowerCase()}, ${width} pixels wide`}
            width={width}
            className={width < 1200 ? 'desk:col-span-1!' : undefined}
          />
        ))}
      </section>
      <section aria-labelledby="fields" className="mt-20">
        <Heading level={2} size={4} id="fields">
          What an editor fills in
        </Heading>
        <FieldList rows={rows} />
      </section>
      <Neighbours kind={kind} />
    </>
  );
}

// Styles for what a script puts there (web/overlay/beside-section.ts).
const findings = clsx(
  'border-l-3 border-red bg-raised px-5 py-4 text-s wrap-anywhere [&>ul]:mt-3 [&>ul]:grid [&>ul]:gap-4',
  '[&_.row]:mono [&_.row]:grid [&_.row]:grid-cols-[3rem_1fr] [&_.row>span]:text-quiet [&_.problem]:text-red',
  '[&_a]:underline [&_code]:text-[0.85em] [&_pre]:font-[inherit] [&_pre]:whitespace-pre-wrap',
);

/** The place for the overlay (web/overlay/) to put what `npm run dev` finds about a kind. */
function FindingsBeside({ kind }: { kind: string }) {
  return (
    <div
      className={findings}
      data-findings-of={kind}
      role="status"
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves alone what is put here
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

function standIns(missing: number): string {
  return `This lake does not have ${missing === 1 ? 'a picture' : `${missing} pictures`} of the sample: its own stand in.`;
}

/** Links to the kinds before and after this one in the insert menu, which goes round at its ends. */
function Neighbours({ kind }: { kind: SectionKind }) {
  const all = Object.values(kinds).map(({ schema }) => schema);
  const at = all.findIndex(({ name }) => name === kind);
  const [before, after] = [all.at(at - 1), all.at((at + 1) % all.length)];
  return (
    <nav
      aria-label="Other kinds"
      className="mt-16 flex flex-wrap justify-between gap-4 [&>:first-child]:flex-row-reverse [&>:first-child]:after:-scale-x-100"
    >
      {[before, after].map((schema) => (
        <Link key={schema?.name} href={`/gallery/${schema?.name}`} className="go">
          {schema?.title}
        </Link>
      ))}
    </nav>
  );
}
