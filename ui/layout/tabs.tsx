import { type CSSProperties, type ReactNode, useId } from 'react';

/** One tab: its words, the place of its own that a link can open, and what it shows. */
export interface Tab {
  key: string;
  label: string;
  anchor?: string | null;
  content: ReactNode;
}

// Until defineTabs is there, the panel that the address names is shown, or the first.
const panel = [
  'scroll-mt-32 focus-visible:outline-offset-2',
  'not-noscript:group-not-data-ready/tabs:not-first:not-target:hidden',
  'not-noscript:group-not-data-ready/tabs:group-has-target/panels:not-target:hidden',
  'print:block! print:[content-visibility:visible]!',
].join(' ');

/**
 * Tabs as `defineTabs` has them answer (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): a row of labels, which scrolls within
 * itself where it is too long, and the chosen panel under it. Without JavaScript and on paper all panels stand one under the
 * other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const idOf = ({ key, anchor }: Tab) => anchor ?? `${id}-${key}`;
  const measure = { '--tabs': tabs.length } as CSSProperties; // React's types know no properties of one's own
  return (
    // What defineTabs changes here may be so before React is awake.
    <tessera-tabs className="group/tabs block" data-label={label} style={measure} suppressHydrationWarning>
      <div className="overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none] noscript:hidden print:hidden">
        <div
          data-part="labels"
          className="relative grid min-w-max auto-cols-fr grid-flow-col"
          suppressHydrationWarning
        >
          {tabs.map((tab) => (
            <a
              key={tab.key}
              id={`${idOf(tab)}-tab`}
              href={`#${idOf(tab)}`}
              className="px-4 py-4 text-center text-s font-medium tablet:max-desk:px-1.5 tablet:max-desk:text-[clamp(var(--text-xs),1.55vw,var(--text-s))] whitespace-nowrap text-quiet hover:text-ink focus-visible:outline-offset-[-3px] aria-selected:text-ink"
              suppressHydrationWarning
            >
              {tab.label}
            </a>
          ))}
          <span
            aria-hidden="true"
            className="absolute start-[calc(var(--at,0)*100%/var(--tabs))] bottom-0 h-0.5 w-[calc(100%/var(--tabs))] bg-teal motion-safe:transition-[inset-inline-start] motion-safe:duration-300 motion-safe:ease-out forced-colors:bg-[Highlight]"
          />
        </div>
      </div>
      <div data-part="panels" className="group/panels">
        {tabs.map((tab) => (
          <div key={tab.key} id={idOf(tab)} className={panel} suppressHydrationWarning>
            <div className="pt-8 desk:pt-12">{tab.content}</div>
          </div>
        ))}
      </div>
    </tessera-tabs>
  );
}
