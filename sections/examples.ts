// Made from the folders of sections/ by every command of the project: what is written here is lost.
import { examples as blogList } from './blog-list/examples.ts';
import { examples as caseStudiesList } from './case-studies-list/examples.ts';
import { examples as comparison } from './comparison/examples.ts';
import { examples as ctaBanner } from './cta-banner/examples.ts';
import { examples as episodesList } from './episodes-list/examples.ts';
import { examples as feature } from './feature/examples.ts';
import { examples as hero } from './hero/examples.ts';
import { examples as integrationsList } from './integrations-list/examples.ts';
import { examples as principles } from './principles/examples.ts';
import { examples as prose } from './prose/examples.ts';
import { examples as riskDetail } from './risk-detail/examples.ts';
import { examples as tabs } from './tabs/examples.ts';
import type { KindExamples } from './kind-examples.ts';

/** What the search for counterexamples needs to know of kinds; nothing of the product loads it. */
export const examples: Readonly<Record<string, KindExamples>> = {
  'blog-list': blogList,
  'case-studies-list': caseStudiesList,
  'comparison': comparison,
  'cta-banner': ctaBanner,
  'episodes-list': episodesList,
  'feature': feature,
  'hero': hero,
  'integrations-list': integrationsList,
  'principles': principles,
  'prose': prose,
  'risk-detail': riskDetail,
  'tabs': tabs,
};
