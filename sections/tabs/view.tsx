import { Section } from '#ui/layout/section.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Link } from '#ui/link/link.tsx';
import { EnlargeablePicture } from '#ui/picture/enlargeable-picture.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** Related things, one at a time: words beside a picture, below a row of tabs. */
export default function TabsSection({ eyebrow, title, text, tabs, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <Tabs
        label={title}
        tabs={tabs.map((tab) => ({
          key: tab.key,
          label: tab.label,
          anchor: tab.anchor,
          content: <Panel tab={tab} />,
        }))}
      />
    </Section>
  );
}

function Panel({ tab: { title, text, picture, href, linkLabel } }: { tab: Props['tabs'][number] }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-8 desk:grid-cols-12">
      <div className="grid content-center gap-5 desk:col-span-4">
        <Heading level={3}>{title}</Heading>
        {text && <p className="max-w-[34em] text-pretty text-quiet">{text}</p>}
        {linkLabel && (
          <p>
            <Link className="go" href={href}>
              {linkLabel}
            </Link>
          </p>
        )}
      </div>
      {picture && (
        <div className="frame desk:col-span-7 desk:col-start-6">
          <EnlargeablePicture picture={picture} sizes="(min-width: 62.5625em) 690px, 100vw" />
        </div>
      )}
    </div>
  );
}
