import type { FooterLink } from '#schemas/footer/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { Button } from '#ui/link/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { SchemeChoice } from '#ui/scheme/scheme-choice.tsx';
import { CopyrightYear } from './copyright-year.tsx';
import { Logo } from './logo.tsx';
import { NetworkIcon } from './network-icon.tsx';
import { consentText, hubspotEndpoint } from './newsletter/endpoint.ts';
import { Newsletter } from './newsletter/newsletter.tsx';
import { Soon } from './soon.tsx';
import { Wordmark } from './wordmark.tsx';

/** The foot of every page. */
export function Footer({ site, footer, year }: Pick<Shell, 'site' | 'footer'> & { year: number }) {
  return (
    <footer className="site-footer" data-ground-of="deep">
      <div className="wrap">
        <div className="site-footer-top">
          <div className="site-footer-brand">
            <Logo site={site} />
            {footer?.tagline && <p>{footer.tagline}</p>}
            {footer?.button && (
              <Button
                href={footer.button.href}
                isExternal={footer.button.isExternal}
                variant="ghost"
                size="s"
              >
                {footer.button.label}
              </Button>
            )}
            {footer && (
              <Newsletter
                endpoint={hubspotEndpoint()}
                title={footer.newsletter.title}
                text={footer.newsletter.text}
                consent={footer.newsletter.consent ?? consentText(site?.privacyMailbox ?? null)}
              />
            )}
          </div>
          <nav aria-label="Footer" className="site-footer-columns">
            {footer?.columns.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <FooterLinks links={links} />
              </div>
            ))}
          </nav>
        </div>
        <div className="site-footer-end">
          <p>
            © <CopyrightYear year={year} /> {site?.brandName}
          </p>
          <FooterLinks links={footer?.legalLinks ?? []} />
          <SchemeChoice />
          <ul>
            {site?.badges.map(({ title, image }) => (
              <li key={title}>
                {image && (
                  // biome-ignore lint/performance/noImgElement: a drawing of its own size needs no other sizes
                  <img src={image.src} width={48} height={48} alt={image.alt || title} loading="lazy" />
                )}
              </li>
            ))}
          </ul>
          <ul>
            {site?.socialLinks.map(({ title, icon, href }) => (
              <li key={title}>
                <Link href={href} isExternal aria-label={title} className="network">
                  <NetworkIcon name={icon} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {footer?.wordmark && <Wordmark text={footer.wordmark} />}
    </footer>
  );
}

function FooterLinks({ links }: { links: FooterLink[] }) {
  return (
    <ul>
      {links.map(({ title, href, isExternal, isSoon }) => (
        <li key={title}>
          {isSoon ? (
            <span>
              {title} <Soon />
            </span>
          ) : (
            <Link href={href} isExternal={isExternal}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
