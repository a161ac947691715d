import type { ReactNode } from 'react';
import type { Shell } from '#schemas/shell-query.ts';
import { Awake } from '../shell/awake.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';

/** The frame around every page: a link past the menu, header, main and footer. */
export function SiteFrame({ shell, children }: { shell: Shell & { year: number }; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed start-2 top-2 z-60 -translate-y-[200%] bg-ink px-4 py-2 text-ground focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Header site={shell.site} menu={shell.menu} />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <Footer site={shell.site} footer={shell.footer} year={shell.year} />
      <Awake />
    </>
  );
}
