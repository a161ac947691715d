import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** The invitation at the end of a thought: a large sentence under a drawn sky, and one button. */
export default function CtaBanner({ title, text, button, ...frame }: Props) {
  return (
    <Section frame={frame} className="cta-banner" sky>
      <div className="cta-words" data-reveal="">
        <Heading size={1}>{title}</Heading>
        <div>
          {text && <p className="lead">{text}</p>}
          {button && (
            <Button size="l" variant={button.variant} href={button.href} isExternal={button.isExternal}>
              {button.label}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
