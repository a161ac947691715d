import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Props } from './contract.ts';

/** The invitation at the end of a thought: a large sentence under a drawn sky, and the next step. */
export default function CtaBanner({ title, text, buttons, ...frame }: Props) {
  return (
    <Section frame={frame} className="cta-banner" sky>
      <div className="cta-words" data-reveal="">
        <Heading size={1}>{title}</Heading>
        <div>
          {text && <p className="lead">{text}</p>}
          {buttons.length > 0 && (
            <p className="buttons">
              {buttons.map(({ key, label, ...button }) => (
                <Button key={key} size="l" {...button}>
                  {label}
                </Button>
              ))}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
