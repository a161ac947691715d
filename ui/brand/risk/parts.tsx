import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../link/link.tsx';
import { Heading } from '../../text/heading.tsx';
import { RichText } from '../../text/rich-text.tsx';
import type { FullRisk } from './risk.ts';

/** The parts of a risk's text, without empty ones. */
export function Parts({ risk: { description, detection, remediation, references } }: { risk: FullRisk }) {
  return (
    <div className="grid max-w-180 min-w-0 gap-[clamp(2.5rem,4vw,3.5rem)] desk:col-[5/-1]">
      <Part title="What happens">{textOf(description)}</Part>
      <Part title="How to find it">{textOf(detection)}</Part>
      <Part title="How to end it">{textOf(remediation)}</Part>
      <Part title="References">{linksTo(references)}</Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <section>
      <Heading size={3}>{title}</Heading>
      <div className="mt-5">{children}</div>
    </section>
  );
}

const textOf = (text: FullRisk['description']): ReactNode => text.length > 0 && <RichText value={text} />;

const linksTo = (references: FullRisk['references']): ReactNode =>
  references.length > 0 && (
    <div className="max-w-[34em]">
      <ul data-part="references" className="lines text-s">
        {references.map(({ key, title, href }) => (
          <li key={key} className="py-3">
            {href ? (
              <Link
                href={href}
                className={clsx(
                  'text-teal underline decoration-current/45 decoration-1 underline-offset-[0.24em]',
                  'hover:decoration-current',
                )}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
