import { closingInvitation } from './closing.ts';
import { episodes } from './episodes/episodes.ts';
import { footer } from './footer.ts';
import { forms } from './forms.ts';
import { connectedSystems } from './integrations/connected-systems.ts';
import { menu } from './menu.ts';
import { aboutUs } from './pages/about-us.ts';
import { agenticAiGovernance } from './pages/agentic-ai-governance.ts';
import { behavioralThreatDetection } from './pages/behavioral-threat-detection.ts';
import { blog } from './pages/blog.ts';
import { bookDemo } from './pages/book-demo.ts';
import { contactUs } from './pages/contact-us.ts';
import { contextualSecretScanning } from './pages/contextual-secret-scanning.ts';
import { detectionAndResponse } from './pages/detection-and-response.ts';
import { home } from './pages/home.ts';
import { identityHygieneAutomation } from './pages/identity-hygiene-automation.ts';
import { integrations } from './pages/integrations.ts';
import { join } from './pages/join.ts';
import { leastPrivilegeEnforcement } from './pages/least-privilege-enforcement.ts';
import { legalPages } from './pages/legal.ts';
import { lifecycleManagement } from './pages/lifecycle-management.ts';
import { masterclass } from './pages/masterclass.ts';
import { nhiCalculator } from './pages/nhi-calculator.ts';
import { nhiRiskLibrary } from './pages/nhi-risk-library.ts';
import { notFound } from './pages/not-found.ts';
import { platform } from './pages/platform.ts';
import { postureRiskManagement } from './pages/posture-risk-management.ts';
import { press } from './pages/press.ts';
import { principles } from './pages/principles.ts';
import { rotationDebunking } from './pages/rotation-debunking.ts';
import { segregationOfDuties } from './pages/segregation-of-duties.ts';
import { trustCenter } from './pages/trust-center.ts';
import { vaultAugmentation } from './pages/vault-augmentation.ts';
import { visibility } from './pages/visibility.ts';
import { whyCardea } from './pages/why-cardea.ts';
import { workforceAttribution } from './pages/workforce-attribution.ts';
import { zeroTrustProtection } from './pages/zero-trust-protection.ts';
import { zeroTrustVerification } from './pages/zero-trust-verification.ts';
import { authors, categories } from './people.ts';
import { positions } from './positions/positions.ts';
import { agentsNeedNames } from './posts/agents-need-names.ts';
import { findingTheAgentsYouHave } from './posts/finding-the-agents-you-have.ts';
import { firstHourAfterALeak } from './posts/first-hour-after-a-leak.ts';
import { identityFirstSecurity } from './posts/identity-first-security.ts';
import { nonHumanIdentity } from './posts/non-human-identity.ts';
import { oauthGrantsOutlivePeople } from './posts/oauth-grants-outlive-people.ts';
import { readTheToolListAsAPolicy } from './posts/read-the-tool-list-as-a-policy.ts';
import { retiringServiceAccounts } from './posts/retiring-service-accounts.ts';
import { rotationIsNotAStrategy } from './posts/rotation-is-not-a-strategy.ts';
import { secretSprawlHasAShape } from './posts/secret-sprawl-has-a-shape.ts';
import { tokensThatCannotBeStolen } from './posts/tokens-that-cannot-be-stolen.ts';
import { unusedIsNotUnneeded } from './posts/unused-is-not-unneeded.ts';
import { whatAVaultCannotKnow } from './posts/what-a-vault-cannot-know.ts';
import { workloadIdentityClaimByClaim } from './posts/workload-identity-claim-by-claim.ts';
import { redirects } from './redirects.ts';
import { risks } from './risks/risks.ts';
import { site } from './site.ts';
import type { Document } from './write.ts';

/** The first content, as stored; assets are named by their files in this folder. */
export const documents: Document[] = [
  site,
  menu,
  footer,
  closingInvitation,
  home,
  notFound,
  platform,
  visibility,
  lifecycleManagement,
  postureRiskManagement,
  detectionAndResponse,
  zeroTrustProtection,
  contextualSecretScanning,
  integrations,
  workforceAttribution,
  behavioralThreatDetection,
  vaultAugmentation,
  zeroTrustVerification,
  identityHygieneAutomation,
  leastPrivilegeEnforcement,
  segregationOfDuties,
  agenticAiGovernance,
  blog,
  masterclass,
  rotationDebunking,
  nhiCalculator,
  nhiRiskLibrary,
  principles,
  press,
  trustCenter,
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
  firstHourAfterALeak,
  readTheToolListAsAPolicy,
  secretSprawlHasAShape,
  tokensThatCannotBeStolen,
  unusedIsNotUnneeded,
  whatAVaultCannotKnow,
  workloadIdentityClaimByClaim,
  ...forms,
  ...positions,
  ...episodes,
  ...connectedSystems,
  ...risks,
  ...redirects,
];
