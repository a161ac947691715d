// Made from the folders of sections/ by every command of the project: what is written here is lost.
import type * as z from 'zod';
import { kind as annotatedPicture } from './annotated-picture/index.ts';
import { kind as beforeAfter } from './before-after/index.ts';
import { kind as blogIndex } from './blog-index/index.ts';
import { kind as blogList } from './blog-list/index.ts';
import { kind as calculator } from './calculator/index.ts';
import { kind as caseStudiesList } from './case-studies-list/index.ts';
import { kind as challenge } from './challenge/index.ts';
import { kind as comparison } from './comparison/index.ts';
import { kind as ctaBanner } from './cta-banner/index.ts';
import { kind as documentTable } from './document-table/index.ts';
import { kind as episodesList } from './episodes-list/index.ts';
import { kind as factSheet } from './fact-sheet/index.ts';
import { kind as faq } from './faq/index.ts';
import { kind as feature } from './feature/index.ts';
import { kind as formPanel } from './form-panel/index.ts';
import { kind as hero } from './hero/index.ts';
import { kind as iconGrid } from './icon-grid/index.ts';
import { kind as integrationsList } from './integrations-list/index.ts';
import { kind as logos } from './logos/index.ts';
import { kind as marquee } from './marquee/index.ts';
import { kind as numbers } from './numbers/index.ts';
import { kind as positionsList } from './positions-list/index.ts';
import { kind as pricing } from './pricing/index.ts';
import { kind as principles } from './principles/index.ts';
import { kind as prose } from './prose/index.ts';
import { kind as riskDetail } from './risk-detail/index.ts';
import { kind as riskLibrary } from './risk-library/index.ts';
import { kind as steps } from './steps/index.ts';
import { kind as tabs } from './tabs/index.ts';
import { kind as testimonial } from './testimonial/index.ts';
import { kind as video } from './video/index.ts';

/** Every kind of section; the view of each stands in views.ts. */
export const kinds = {
  'annotated-picture': annotatedPicture,
  'before-after': beforeAfter,
  'blog-index': blogIndex,
  'blog-list': blogList,
  'calculator': calculator,
  'case-studies-list': caseStudiesList,
  'challenge': challenge,
  'comparison': comparison,
  'cta-banner': ctaBanner,
  'document-table': documentTable,
  'episodes-list': episodesList,
  'fact-sheet': factSheet,
  'faq': faq,
  'feature': feature,
  'form-panel': formPanel,
  'hero': hero,
  'icon-grid': iconGrid,
  'integrations-list': integrationsList,
  'logos': logos,
  'marquee': marquee,
  'numbers': numbers,
  'positions-list': positionsList,
  'pricing': pricing,
  'principles': principles,
  'prose': prose,
  'risk-detail': riskDetail,
  'risk-library': riskLibrary,
  'steps': steps,
  'tabs': tabs,
  'testimonial': testimonial,
  'video': video,
};

/** The name of a kind: its folder, its `_type`, its test. */
export type SectionKind = keyof typeof kinds;

/** What the view of a kind receives. */
export type SectionProps<Kind extends SectionKind> = z.output<(typeof kinds)[Kind]['contract']>;
