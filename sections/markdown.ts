// Made from the folders of sections/ by every command of the project: what is written here is lost.
import type { Markdown } from '#schemas/markdown/build.ts';
import { markdown as annotatedPicture } from './annotated-picture/markdown.ts';
import { markdown as beforeAfter } from './before-after/markdown.ts';
import { markdown as blogIndex } from './blog-index/markdown.ts';
import { markdown as blogList } from './blog-list/markdown.ts';
import { markdown as calculator } from './calculator/markdown.ts';
import { markdown as caseStudiesList } from './case-studies-list/markdown.ts';
import { markdown as challenge } from './challenge/markdown.ts';
import { markdown as comparison } from './comparison/markdown.ts';
import { markdown as ctaBanner } from './cta-banner/markdown.ts';
import { markdown as documentTable } from './document-table/markdown.ts';
import { markdown as episodesList } from './episodes-list/markdown.ts';
import { markdown as factSheet } from './fact-sheet/markdown.ts';
import { markdown as faq } from './faq/markdown.ts';
import { markdown as feature } from './feature/markdown.ts';
import { markdown as formPanel } from './form-panel/markdown.ts';
import { markdown as hero } from './hero/markdown.ts';
import { markdown as iconGrid } from './icon-grid/markdown.ts';
import { markdown as integrationsList } from './integrations-list/markdown.ts';
import { markdown as logos } from './logos/markdown.ts';
import { markdown as marquee } from './marquee/markdown.ts';
import { markdown as numbers } from './numbers/markdown.ts';
import { markdown as positionsList } from './positions-list/markdown.ts';
import { markdown as pricing } from './pricing/markdown.ts';
import { markdown as principles } from './principles/markdown.ts';
import { markdown as prose } from './prose/markdown.ts';
import { markdown as riskDetail } from './risk-detail/markdown.ts';
import { markdown as riskLibrary } from './risk-library/markdown.ts';
import { markdown as steps } from './steps/markdown.ts';
import { markdown as tabs } from './tabs/markdown.ts';
import { markdown as testimonial } from './testimonial/markdown.ts';
import { markdown as video } from './video/markdown.ts';
import type { SectionKind, SectionProps } from './registry.ts';

/** What every kind is in Markdown, of the same properties as its view takes. */
export const markdowns: { [Kind in SectionKind]: (props: SectionProps<Kind>) => Markdown } = {
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
