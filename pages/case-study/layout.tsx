import { ArticleHead } from '#pages/article-head.tsx';
import type { LayoutProps } from '#pages/layout-props.ts';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { CaseStudy } from './contract.ts';

/** A case study: what was achieved, in numbers and in the customer's words, how it came about, and its sections. */
export default function CaseStudyLayout({ document, path, ancestors, children }: LayoutProps<CaseStudy>) {
  const { title, customer, industry, summary, numbers, quote, speaker, body } = document;
  return (
    <>
      <article>
        <ArticleHead
          {...{ title, path, ancestors }}
          excerpt={summary}
          above={<Eyebrow>{[customer, industry].filter(Boolean).join(', ')}</Eyebrow>}
        >
          <Numbers numbers={numbers} />
        </ArticleHead>
        {(quote || body.length > 0) && (
          <div className="wrap article-body">
            <div className="article-contents">{quote && <Quote text={quote} speaker={speaker} />}</div>
            <div className="article-text">
              <RichText value={body} hasIds />
            </div>
          </div>
        )}
      </article>
      {children}
    </>
  );
}

/** What was measured, each number above what it counts. */
function Numbers({ numbers }: Pick<CaseStudy, 'numbers'>) {
  if (numbers.length === 0) return null;
  return (
    <dl className="cells case-numbers">
      {numbers.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="heading h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quote({ text, speaker }: { text: string; speaker: string | null }) {
  return (
    <figure className="case-quote">
      <blockquote>{text}</blockquote>
      {speaker && <figcaption>{speaker}</figcaption>}
    </figure>
  );
}
