import { type Document, keyed, picture, seo, to } from './write.ts';

/** The brand and what is true of the whole site. */
export const site: Document = {
  _id: 'site',
  _type: 'site',
  brandName: 'Cardea',
  tagline: 'Securing the Backbone of the Modern Enterprise',
  logo: picture('logo.svg'),
  socialLinks: keyed([
    {
      _type: 'social-link',
      icon: 'network',
      title: 'Cardea on the professional network',
      link: 'https://network.example/cardea',
    },
    {
      _type: 'social-link',
      icon: 'photos',
      title: 'Cardea in pictures',
      link: 'https://photos.example/cardea',
    },
    {
      _type: 'social-link',
      icon: 'code',
      title: 'Cardea’s open source',
      link: 'https://code.example/cardea',
    },
    { _type: 'social-link', icon: 'video', title: 'Cardea on video', link: 'https://video.example/cardea' },
  ]),
  badges: keyed([
    {
      _type: 'badge',
      title: 'Service organization controls',
      image: picture('badge-soc2.svg'),
    },
    { _type: 'badge', title: 'ISO 27001', image: picture('badge-iso-27001.svg') },
  ]),
  applicationForm: to('form-application'),
  privacyMailbox: 'privacy@cardea.example',
  seo: seo(
    'Securing Non-Human Identities. Everywhere.',
    'Cardea finds the service accounts, keys, tokens and agents in your estate, gives each an owner, and ends the ones nobody needs.',
    ['non-human identity', 'service accounts', 'workload identity', 'secrets', 'agents'],
  ),
};
