import { ArticleBody } from '#pages/article-body.tsx';
import { ArticleHead } from '#pages/article-head.tsx';
import { bodyHeadings } from '#pages/body-headings.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { closedRails } from '#pages/rails-look.ts';
import { Mark } from '#ui/picture/mark.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Quotation } from '#ui/text/quotation.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { CaseStudy } from './contract.ts';

/**
 * The page of a case study: what was achieved, in numbers and in the customer's words, how it came about, and its
 * sections.
 */
export default function CaseStudyLayout({
  document,
  path,
  ancestors,
  taken,
  children,
}: LayoutProps<CaseStudy>) {
  const { title, customer, logo, isLogoOpaque, industry, summary, numbers, quote, speaker, body } = document;
  return (
    <>
      <article className={closedRails}>
        <ArticleHead
          {...{ title, path, ancestors }}
          excerpt={summary}
          above={
            <>
              {/* The words beside it say whose it is. */}
              {logo && (
                // As high as any logo, before it is there, too.
                <div className="flex h-9 items-center">
                  <Mark picture={logo} alt="" isOpaque={isLogoOpaque} />
                </div>
              )}
              <Eyebrow>{[customer, industry].filter(Boolean).join(', ')}</Eyebrow>
            </>
          }
        >
          <Numbers numbers={numbers} />
        </ArticleHead>
        {(quote || body.length > 0) && (
          <ArticleBody beside={quote && <Quote text={quote} speaker={speaker} />}>
            <RichText value={body} headingIds={bodyHeadings(body, taken).map(({ id }) => id)} />
          </ArticleBody>
        )}
      </article>
      {children}
    </>
  );
}

/** The measured numbers, each above what it counts. */
function Numbers({ numbers }: Pick<CaseStudy, 'numbers'>) {
  if (numbers.length === 0) return null;
  return (
    <dl
      data-part="achieved"
      className="cells mt-6 w-full grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]!"
    >
      {numbers.map(({ key, value, label }) => (
        <div key={key} className="flex flex-col-reverse justify-between gap-6 p-6">
          <dt className="mono text-quiet">{label}</dt>
          <dd className="heading mt-2 text-h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quote({ text, speaker }: { text: string; speaker: string | null }) {
  return (
    <figure>
      <blockquote className="font-heading text-h4">
        <Quotation>{text}</Quotation>
      </blockquote>
      {speaker && <figcaption className="mt-4 text-quiet">{speaker}</figcaption>}
    </figure>
  );
}
