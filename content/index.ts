import { footer } from './footer.ts';
import { menu } from './menu.ts';
import { about, blog, bookDemo, join } from './pages/company.ts';
import { home, notFound } from './pages/home.ts';
import { legalPages } from './pages/legal.ts';
import { agents, platform, visibility } from './pages/platform.ts';
import { authors, categories } from './people.ts';
import { positions } from './positions/positions.ts';
import { agentsNeedNames } from './posts/agents-need-names.ts';
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
  agents,
  blog,
  join,
  about,
  bookDemo,
  ...legalPages,
  ...categories,
  ...authors,
  agentsNeedNames,
  nonHumanIdentity,
  identityFirstSecurity,
  rotationIsNotAStrategy,
  retiringServiceAccounts,
  oauthGrantsOutlivePeople,
  ...positions,
  ...redirects,
];
