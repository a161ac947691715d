import type { Markdown } from '#schemas/markdown/build.ts';
import { markdown as blogIndex } from './blog-index/markdown.ts';
import { markdown as blogList } from './blog-list/markdown.ts';
import { markdown as calculator } from './calculator/markdown.ts';
import { markdown as challenge } from './challenge/markdown.ts';
import { markdown as ctaBanner } from './cta-banner/markdown.ts';
import { markdown as episodesList } from './episodes-list/markdown.ts';
import { markdown as faq } from './faq/markdown.ts';
import { markdown as feature } from './feature/markdown.ts';
import { markdown as formPanel } from './form-panel/markdown.ts';
import { markdown as hero } from './hero/markdown.ts';
import { markdown as iconGrid } from './icon-grid/markdown.ts';
import { markdown as integrationsList } from './integrations-list/markdown.ts';
import { markdown as marquee } from './marquee/markdown.ts';
import { markdown as positionsList } from './positions-list/markdown.ts';
import { markdown as principles } from './principles/markdown.ts';
import { markdown as prose } from './prose/markdown.ts';
import type { SectionKind, SectionProps } from './registry.ts';
import { markdown as riskDetail } from './risk-detail/markdown.ts';
import { markdown as riskLibrary } from './risk-library/markdown.ts';

/** What every kind is in Markdown; the compiler demands a line for each, with the right properties. */
export const markdowns: { [Kind in SectionKind]: (props: SectionProps<Kind>) => Markdown } = {
  hero,
  principles,
  challenge,
  'icon-grid': iconGrid,
  feature,
  faq,
  'cta-banner': ctaBanner,
  marquee,
  'blog-list': blogList,
  'blog-index': blogIndex,
  'positions-list': positionsList,
  prose,
  'integrations-list': integrationsList,
  calculator,
  'episodes-list': episodesList,
  'form-panel': formPanel,
  'risk-library': riskLibrary,
  'risk-detail': riskDetail,
};
