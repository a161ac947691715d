import { footer } from './footer.ts';
import { menu } from './menu.ts';
import { about, blog, bookDemo, join } from './pages/company.ts';
import { home, notFound } from './pages/home.ts';
import { legalPages } from './pages/legal.ts';
import { agents, platform, visibility } from './pages/platform.ts';
import { authors, categories } from './people.ts';
import { positions } from './positions/positions.ts';
import { agentsNeedNames } from './posts/agents.ts';
import { identityFirst, nonHumanIdentity } from './posts/foundations.ts';
import { oauthApps, rotation, serviceAccounts } from './posts/practice.ts';
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
  identityFirst,
  rotation,
  serviceAccounts,
  oauthApps,
  ...positions,
  ...redirects,
];
