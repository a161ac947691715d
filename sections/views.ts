// Made from the folders of sections/ by every command of the project: what is written here is lost.
import type { ComponentType } from 'react';
import AnnotatedPicture from './annotated-picture/view.tsx';
import BeforeAfter from './before-after/view.tsx';
import BlogIndex from './blog-index/view.tsx';
import BlogList from './blog-list/view.tsx';
import Calculator from './calculator/view.tsx';
import CaseStudiesList from './case-studies-list/view.tsx';
import Challenge from './challenge/view.tsx';
import Comparison from './comparison/view.tsx';
import CtaBanner from './cta-banner/view.tsx';
import DocumentTable from './document-table/view.tsx';
import EpisodesList from './episodes-list/view.tsx';
import FactSheet from './fact-sheet/view.tsx';
import Faq from './faq/view.tsx';
import Feature from './feature/view.tsx';
import FormPanel from './form-panel/view.tsx';
import Hero from './hero/view.tsx';
import IconGrid from './icon-grid/view.tsx';
import IntegrationsList from './integrations-list/view.tsx';
import Logos from './logos/view.tsx';
import Marquee from './marquee/view.tsx';
import Numbers from './numbers/view.tsx';
import PositionsList from './positions-list/view.tsx';
import Pricing from './pricing/view.tsx';
import Principles from './principles/view.tsx';
import Prose from './prose/view.tsx';
import RiskDetail from './risk-detail/view.tsx';
import RiskLibrary from './risk-library/view.tsx';
import Steps from './steps/view.tsx';
import Tabs from './tabs/view.tsx';
import Testimonial from './testimonial/view.tsx';
import Video from './video/view.tsx';
import type { SectionKind, SectionProps } from './registry.ts';

/** The view of every kind, which takes what the kind's contract answers. */
export const views: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  'annotated-picture': AnnotatedPicture,
  'before-after': BeforeAfter,
  'blog-index': BlogIndex,
  'blog-list': BlogList,
  'calculator': Calculator,
  'case-studies-list': CaseStudiesList,
  'challenge': Challenge,
  'comparison': Comparison,
  'cta-banner': CtaBanner,
  'document-table': DocumentTable,
  'episodes-list': EpisodesList,
  'fact-sheet': FactSheet,
  'faq': Faq,
  'feature': Feature,
  'form-panel': FormPanel,
  'hero': Hero,
  'icon-grid': IconGrid,
  'integrations-list': IntegrationsList,
  'logos': Logos,
  'marquee': Marquee,
  'numbers': Numbers,
  'positions-list': PositionsList,
  'pricing': Pricing,
  'principles': Principles,
  'prose': Prose,
  'risk-detail': RiskDetail,
  'risk-library': RiskLibrary,
  'steps': Steps,
  'tabs': Tabs,
  'testimonial': Testimonial,
  'video': Video,
};
