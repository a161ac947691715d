import type { ReactNode } from 'react';
import { getShell } from '../../content/content.ts';
import { SiteFrame } from '../../layouts/site-frame.tsx';

/** Header and footer as visitors see them. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame shell={await getShell()}>{children}</SiteFrame>;
}
