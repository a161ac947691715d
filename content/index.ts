import { footer } from './footer.ts';
import { connectedSystems } from './integrations/connected-systems.ts';
import { menu } from './menu.ts';
import { aboutUs } from './pages/about-us.ts';
import { agenticAiGovernance } from './pages/agentic-ai-governance.ts';
import { blog } from './pages/blog.ts';
import { bookDemo } from './pages/book-demo.ts';
import { contactUs } from './pages/contact-us.ts';
import { home } from './pages/home.ts';
import { integrations } from './pages/integrations.ts';
import { join } from './pages/join.ts';
import { legalPages } from './pages/legal.ts';
import { notFound } from './pages/not-found.ts';
import { platform } from './pages/platform.ts';
import { visibility } from './pages/visibility.ts';
import { whyCardea } from './pages/why-cardea.ts';
import { authors, categories } from './people.ts';
import { positions } from './positions/positions.ts';
import { agentsNeedNames } from './posts/agents-need-names.ts';
import { findingTheAgentsYouHave } from './posts/finding-the-agents-you-have.ts';
import { identityFirstSecurity } from './posts/identity-first-security.ts';
import { nonHumanIdentity } from './posts/non-human-identity.ts';
import { oauthGrantsOutlivePeople } from './posts/oauth-grants-outlive-people.ts';
import { retiringServiceAccounts } from './posts/retiring-service-accounts.ts';
import { rotationIsNotAStrategy } from './posts/rotation-is-not-a-strategy.ts';
import { redirects } from './redirects.ts';
import { site } from './site.ts';
import type { Document } from './write.ts';

/** The first content, as stored; assets are named by their files in this folder. */
export const documents: Document[] = [
  site,
  menu,
  footer,
  home,
  notFound,
  platform,
  visibility,
  integrations,
  agenticAiGovernance,
  blog,
  whyCardea,
  aboutUs,
  join,
  bookDemo,
  contactUs,
  ...legalPages,
  ...categories,
  ...authors,
  agentsNeedNames,
  findingTheAgentsYouHave,
  nonHumanIdentity,
  identityFirstSecurity,
  rotationIsNotAStrategy,
  retiringServiceAccounts,
  oauthGrantsOutlivePeople,
  ...positions,
  ...connectedSystems,
  ...redirects,
];
