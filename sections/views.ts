import type { ComponentType } from 'react';
import BlogIndex from './blog-index/view.tsx';
import BlogList from './blog-list/view.tsx';
import Calculator from './calculator/view.tsx';
import Challenge from './challenge/view.tsx';
import CtaBanner from './cta-banner/view.tsx';
import EpisodesList from './episodes-list/view.tsx';
import Faq from './faq/view.tsx';
import Feature from './feature/view.tsx';
import FormPanel from './form-panel/view.tsx';
import Hero from './hero/view.tsx';
import IconGrid from './icon-grid/view.tsx';
import IntegrationsList from './integrations-list/view.tsx';
import Marquee from './marquee/view.tsx';
import PositionsList from './positions-list/view.tsx';
import Principles from './principles/view.tsx';
import Prose from './prose/view.tsx';
import type { SectionKind, SectionProps } from './registry.ts';
import RiskDetail from './risk-detail/view.tsx';
import RiskLibrary from './risk-library/view.tsx';

/** The view of every kind; the compiler demands a line for each, with the right properties. */
export const views: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  hero: Hero,
  principles: Principles,
  challenge: Challenge,
  'icon-grid': IconGrid,
  feature: Feature,
  faq: Faq,
  'cta-banner': CtaBanner,
  marquee: Marquee,
  'blog-list': BlogList,
  'blog-index': BlogIndex,
  'positions-list': PositionsList,
  prose: Prose,
  'integrations-list': IntegrationsList,
  calculator: Calculator,
  'episodes-list': EpisodesList,
  'form-panel': FormPanel,
  'risk-library': RiskLibrary,
  'risk-detail': RiskDetail,
};
