import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Risk } from './contract.ts';

/** The parts of a risk's text, those that are written. */
export function Parts({ risk: { description, detection, remediation, references } }: { risk: Risk }) {
  return (
    <div className="risk-text">
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
      {children}
    </section>
  );
}

const textOf = (text: Risk['description']): ReactNode => text.length > 0 && <RichText value={text} />;

const linksTo = (references: Risk['references']): ReactNode =>
  references.length > 0 && (
    <ul className="lines risk-references">
      {references.map(({ key, title, href }) => (
        <li key={key}>{href ? <Link href={href}>{title}</Link> : title}</li>
      ))}
    </ul>
  );
