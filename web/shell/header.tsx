import clsx from 'clsx';
import type { Menu } from '#schemas/menu/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { Button, type ButtonSize } from '#ui/link/button.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Networks } from './networks.tsx';
import { SearchLink } from './search-link.tsx';

/** The header of every page: logo, menu and its button. It is not printed. */
export function Header({ site, menu }: Pick<Shell, 'site' | 'menu'>) {
  const { items = [], button } = menu ?? {};
  return (
    <header
      data-part="header"
      className={clsx(
        '@container sticky top-0 z-50 border-b border-transparent bg-ground text-ink backdrop-blur-[14px] backdrop-saturate-[1.4]',
        'transition-[background-color,color,border-color] duration-250 motion-reduce:transition-none',
        'data-fixed:border-line data-fixed:bg-ground/82 print:hidden',
      )}
    >
      {/* A reader's own letters, twice as large, take several rows: a container query sees them, a breakpoint not. */}
      <div className="mx-(--rail) flex min-h-17 items-center gap-x-1 px-(--gutter) @min-[30rem]:max-desk:gap-x-8 desk:flex-wrap desk:gap-x-2 wide:gap-x-8">
        <Logo site={site} />
        <DesktopMenu items={items} />
        <div className="ms-auto flex items-center gap-1 @min-[30rem]:gap-3">
          <SearchLink />
          {/* When letters are so large that it does not fit here, the menu has it. */}
          <NextStep button={button} size="s" className="@max-[19rem]:hidden desk:whitespace-nowrap" />
          <MobileMenu items={items} logo={<Logo site={site} />}>
            <NextStep button={button} size="l" className="w-full" />
            <Networks links={site?.socialLinks ?? []} />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

type Step = { button: Menu['button'] | undefined; size: ButtonSize; className: string };

function NextStep({ button, size, className }: Step) {
  return (
    button && (
      <Button
        href={button.href}
        isExternal={button.isExternal}
        variant={button.variant}
        size={size}
        className={className}
      >
        {button.label}
      </Button>
    )
  );
}
