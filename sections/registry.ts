import type * as z from 'zod';
import * as blogIndex from './blog-index/contract.ts';
import { sample as blogIndexSample } from './blog-index/sample.ts';
import { schema as blogIndexSchema } from './blog-index/schema.ts';
import * as blogList from './blog-list/contract.ts';
import { sample as blogListSample } from './blog-list/sample.ts';
import { schema as blogListSchema } from './blog-list/schema.ts';
import * as calculator from './calculator/contract.ts';
import { sample as calculatorSample } from './calculator/sample.ts';
import { schema as calculatorSchema } from './calculator/schema.ts';
import * as challenge from './challenge/contract.ts';
import { sample as challengeSample } from './challenge/sample.ts';
import { schema as challengeSchema } from './challenge/schema.ts';
import * as ctaBanner from './cta-banner/contract.ts';
import { sample as ctaBannerSample } from './cta-banner/sample.ts';
import { schema as ctaBannerSchema } from './cta-banner/schema.ts';
import * as episodesList from './episodes-list/contract.ts';
import { sample as episodesListSample } from './episodes-list/sample.ts';
import { schema as episodesListSchema } from './episodes-list/schema.ts';
import * as faq from './faq/contract.ts';
import { sample as faqSample } from './faq/sample.ts';
import { schema as faqSchema } from './faq/schema.ts';
import * as feature from './feature/contract.ts';
import { sample as featureSample } from './feature/sample.ts';
import { schema as featureSchema } from './feature/schema.ts';
import * as formPanel from './form-panel/contract.ts';
import { sample as formPanelSample } from './form-panel/sample.ts';
import { schema as formPanelSchema } from './form-panel/schema.ts';
import * as hero from './hero/contract.ts';
import { sample as heroSample } from './hero/sample.ts';
import { schema as heroSchema } from './hero/schema.ts';
import * as iconGrid from './icon-grid/contract.ts';
import { sample as iconGridSample } from './icon-grid/sample.ts';
import { schema as iconGridSchema } from './icon-grid/schema.ts';
import * as integrationsList from './integrations-list/contract.ts';
import { sample as integrationsListSample } from './integrations-list/sample.ts';
import { schema as integrationsListSchema } from './integrations-list/schema.ts';
import * as marquee from './marquee/contract.ts';
import { sample as marqueeSample } from './marquee/sample.ts';
import { schema as marqueeSchema } from './marquee/schema.ts';
import * as positionsList from './positions-list/contract.ts';
import { sample as positionsListSample } from './positions-list/sample.ts';
import { schema as positionsListSchema } from './positions-list/schema.ts';
import * as principles from './principles/contract.ts';
import { sample as principlesSample } from './principles/sample.ts';
import { schema as principlesSchema } from './principles/schema.ts';
import * as prose from './prose/contract.ts';
import { sample as proseSample } from './prose/sample.ts';
import { schema as proseSchema } from './prose/schema.ts';
import * as riskDetail from './risk-detail/contract.ts';
import { sample as riskDetailSample } from './risk-detail/sample.ts';
import { schema as riskDetailSchema } from './risk-detail/schema.ts';
import * as riskLibrary from './risk-library/contract.ts';
import { sample as riskLibrarySample } from './risk-library/sample.ts';
import { schema as riskLibrarySchema } from './risk-library/schema.ts';

/** Every kind of section, in the order of the Studio's menu; the view of each stands in views.ts. */
export const kinds = {
  hero: { schema: heroSchema, sample: heroSample, ...hero },
  principles: { schema: principlesSchema, sample: principlesSample, ...principles },
  challenge: { schema: challengeSchema, sample: challengeSample, ...challenge },
  'icon-grid': { schema: iconGridSchema, sample: iconGridSample, ...iconGrid },
  feature: { schema: featureSchema, sample: featureSample, ...feature },
  faq: { schema: faqSchema, sample: faqSample, ...faq },
  'cta-banner': { schema: ctaBannerSchema, sample: ctaBannerSample, ...ctaBanner },
  marquee: { schema: marqueeSchema, sample: marqueeSample, ...marquee },
  'blog-list': { schema: blogListSchema, sample: blogListSample, ...blogList },
  'blog-index': { schema: blogIndexSchema, sample: blogIndexSample, ...blogIndex },
  'positions-list': { schema: positionsListSchema, sample: positionsListSample, ...positionsList },
  prose: { schema: proseSchema, sample: proseSample, ...prose },
  'integrations-list': {
    schema: integrationsListSchema,
    sample: integrationsListSample,
    ...integrationsList,
  },
  calculator: { schema: calculatorSchema, sample: calculatorSample, ...calculator },
  'episodes-list': { schema: episodesListSchema, sample: episodesListSample, ...episodesList },
  'form-panel': { schema: formPanelSchema, sample: formPanelSample, ...formPanel },
  'risk-library': { schema: riskLibrarySchema, sample: riskLibrarySample, ...riskLibrary },
  'risk-detail': { schema: riskDetailSchema, sample: riskDetailSample, ...riskDetail },
};

/** The name of a kind: its folder, its `_type`, its test. */
export type SectionKind = keyof typeof kinds;

/** What the view of a kind receives. */
export type SectionProps<Kind extends SectionKind> = z.output<(typeof kinds)[Kind]['contract']>;
