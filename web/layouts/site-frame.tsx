import type { ReactNode } from 'react';
import type { Shell } from '#schemas/shell-query.ts';
import { Awake } from '../shell/awake.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';

/** What stands around every page: a link past the menu, header, main and footer. */
export function SiteFrame({ shell, children }: { shell: Shell & { year: number }; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <Header site={shell.site} menu={shell.menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={shell.site} footer={shell.footer} year={shell.year} />
      <Awake />
    </>
  );
}
