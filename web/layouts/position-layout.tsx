import './layouts.css';
import type { Position } from '#schemas/position/contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { crumbsOf } from './crumbs.ts';
import { Day } from './day.tsx';

/** An open position: what it is, the facts beside its description, and the way to the others. */
export function PositionLayout({ position, ancestors }: { position: Position; ancestors: Ancestor[] }) {
  const { title, slug, summary, department, location, type, publishedAt, body } = position;
  const facts = [
    ['Team', department],
    ['Place', location],
    ['Type', type],
    ['Open since', publishedAt && <Day date={publishedAt} />],
  ] as const;
  return (
    <article>
      <header className="wrap article-head">
        <Breadcrumbs crumbs={crumbsOf(ancestors, title, `/join/${slug}`)} />
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {summary && <p className="article-excerpt">{summary}</p>}
      </header>
      <div className="wrap article-body">
        <dl className="article-contents article-facts-list">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="article-text">
          <RichText value={body} hasIds />
          <p className="article-back">
            <Button href="/join" variant="ghost">
              All open positions
            </Button>
          </p>
        </div>
      </div>
    </article>
  );
}
