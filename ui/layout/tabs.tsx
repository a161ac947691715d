import { type CSSProperties, type ReactNode, useId } from 'react';

/** One tab: its label, its anchor for links, and the content of its panel. */
export interface Tab {
  key: string;
  label: string;
  anchor?: string | null;
  content: ReactNode;
}

// Until `defineTabs` runs, the panel in the address is shown, or else the first.
const panel = [
  'scroll-mt-32 focus-visible:outline-offset-2',
  'not-noscript:group-not-data-ready/tabs:not-first:not-target:hidden',
  'not-noscript:group-not-data-ready/tabs:group-has-target/panels:not-target:hidden',
  'print:block! print:[content-visibility:visible]!',
].join(' ');

// On a phone the row of labels reaches the edge of the window, and fades out where it can be scrolled.
const row = [
  'relative max-tablet:-mx-(--gutter) noscript:hidden print:hidden',
  'max-tablet:after:pointer-events-none max-tablet:after:absolute max-tablet:after:inset-y-0 max-tablet:after:end-0 max-tablet:after:w-12',
  'max-tablet:after:bg-linear-to-l max-tablet:after:from-ground max-tablet:rtl:after:bg-linear-to-r',
].join(' ');

/**
 * Tabs for `defineTabs` to wake (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): a row of labels, which scrolls by
 * itself where it is too long, and the chosen panel below it. Without JavaScript and in print all panels stand one
 * below the other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const idOf = ({ key, anchor }: Tab) => anchor ?? `${id}-${key}`;
  const measure = { '--tabs': tabs.length } as CSSProperties; // React's types know no custom properties
  return (
    // `defineTabs` may change it before React is awake.
    <tessera-tabs className="group/tabs block" data-label={label} style={measure} suppressHydrationWarning>
      <div className={row}>
        <div className="overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none] max-tablet:ps-(--gutter) max-tablet:pe-12">
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
