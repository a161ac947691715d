import type { Shell } from '#schemas/shell-query.ts';
import { Button } from '#ui/link/button.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';

/** The head of every page: logo, menu and the button that is always there. */
export function Header({ site, menu }: Pick<Shell, 'site' | 'menu'>) {
  const items = menu?.items ?? [];
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Logo site={site} />
        <DesktopMenu items={items} />
        <div className="site-header-actions">
          <SearchLink />
          <Button href="/book-demo" variant="cta" size="s">
            Book a demo
          </Button>
          <MobileMenu items={items}>
            <Button href="/book-demo" variant="cta" size="l">
              Book a demo
            </Button>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
