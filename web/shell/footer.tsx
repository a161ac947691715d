import type { FooterLink } from '#schemas/footer/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { Button } from '#ui/link/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { SchemeChoice } from '#ui/scheme/scheme-choice.tsx';
import { CopyrightYear } from './copyright-year.tsx';
import { Logo } from './logo.tsx';
import { Networks } from './networks.tsx';
import { consentText, hubspotEndpoint } from './newsletter/endpoint.ts';
import { Newsletter } from './newsletter/newsletter.tsx';
import { Soon } from './soon.tsx';
import { Wordmark } from './wordmark.tsx';

/** The footer of every page; it is not printed. */
export function Footer({ site, footer, year }: Pick<Shell, 'site' | 'footer'> & { year: number }) {
  return (
    <footer
      data-part="footer"
      className="relative overflow-hidden pt-[clamp(3rem,6vw,5.5rem)] text-s/[1.65] print:hidden"
      data-ground-of="deep"
    >
      <div className="wrap below-window">
        <div className="grid grid-cols-1 gap-8 desk:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] desk:gap-12">
          <div className="grid grid-cols-1 content-start justify-items-start gap-5">
            <Logo site={site} />
            {footer?.tagline && <p className="text-quiet desk:max-w-64">{footer.tagline}</p>}
            {footer?.button && (
              <Button
                href={footer.button.href}
                isExternal={footer.button.isExternal}
                variant="ghost"
                size="s"
                className="tight:max-desk:absolute tight:max-desk:end-(--gutter) tight:max-desk:-top-1.5"
              >
                {footer.button.label}
              </Button>
            )}
            {footer && (
              <Newsletter
                {...footer.newsletter}
                endpoint={hubspotEndpoint()}
                consent={footer.newsletter.consent ?? consentText(site?.privacyMailbox ?? null)}
              />
            )}
          </div>
          {/* Without room side by side, the groups flow through two or three columns, or one when letters are large. */}
          <nav
            aria-label="Footer"
            className="columns-[2_7rem] gap-6 tablet:columns-[3_7rem] min-[56em]:grid min-[56em]:grid-cols-[repeat(auto-fill,minmax(min(8.75rem,45%),1fr))] min-[56em]:gap-y-9 wide:flex wide:justify-between wide:gap-x-4"
          >
            {footer?.columns.map(({ title, links }) => (
              <div key={title} className="break-inside-avoid pb-6 min-[56em]:pb-0">
                <h2 className="mb-2 font-mono text-xxs/[1.5] font-medium text-quiet tablet:mb-3">{title}</h2>
                <FooterLinks links={links} />
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-3 border-t border-line py-6 text-quiet tablet:mt-14 tablet:gap-y-4 wide:justify-between wide:gap-x-4">
          <p>
            © <CopyrightYear year={year} /> {site?.brandName}
          </p>
          <FooterLinks
            links={footer?.legalLinks ?? []}
            className="flex flex-wrap items-center gap-x-5 gap-y-1"
          />
          <SchemeChoice />
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 tablet:gap-x-5">
            {site?.badges.map(({ title, image }) => (
              <li key={title} className="flex items-center gap-2 py-[0.2rem] text-xs">
                {image && (
                  // Its words stand beside it.
                  // biome-ignore lint/performance/noImgElement: a drawing of its own size needs no other sizes
                  <img src={image.src} width={36} height={36} alt="" loading="lazy" className="size-9" />
                )}
                {title}
              </li>
            ))}
          </ul>
          <Networks links={site?.socialLinks ?? []} />
        </div>
      </div>
      {footer?.wordmark && <Wordmark text={footer.wordmark} />}
    </footer>
  );
}

function FooterLinks({ links, className }: { links: FooterLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ title, href, isExternal, isSoon }) => (
        <li key={title} className="py-[0.35rem] leading-[1.35]">
          {isSoon ? (
            <span>
              {title} <Soon />
            </span>
          ) : (
            <Link href={href} isExternal={isExternal} className="hover:text-teal">
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
