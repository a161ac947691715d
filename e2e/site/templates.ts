/** One page of each template of the site, by the template's name. */
export const templates = {
  home: '/',
  platform: '/platform/visibility',
  'use-case': '/use-cases/vault-augmentation',
  blog: '/blog',
  post: '/blog/non-human-identity',
  join: '/join',
  position: '/join/senior-backend-engineer',
  legal: '/privacy-policy',
  integrations: '/integrations',
  contact: '/contact-us',
  demo: '/book-demo',
  masterclass: '/masterclass',
  risks: '/nhi-risk-library',
  risk: '/nhi-risk-library/long-lived-cloud-keys',
  calculator: '/nhi-calculator',
} as const;
