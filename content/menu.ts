import { address, type Document, keyed, link, picture } from './write.ts';

const group = (title: string, rest: object) => ({ _type: 'menu-item', title, ...rest });

const entry = (title: string, text: string, icon: string, rest: object) => ({
  _type: 'submenu-item',
  title,
  text,
  icon,
  isDetailed: true,
  ...rest,
});

const page = (id: string, title: string, text: string, icon: string) =>
  entry(title, text, icon, { link: link(id) });

const soon = (title: string, text: string, icon: string) => entry(title, text, icon, { isSoon: true });

const outside = (href: string, title: string, text: string, icon: string) =>
  entry(title, text, icon, { link: address(href), isExternal: true });

/** The menu in the header. What has no page yet is announced. */
export const menu: Document = {
  _id: 'menu',
  _type: 'menu',
  items: keyed([
    group('Platform', {
      submenu: keyed([
        page('page-platform', 'Overview', 'How the parts work together', 'layers'),
        page('page-visibility', 'Visibility', 'Every identity in one list', 'radar'),
        page(
          'page-lifecycle-management',
          'Lifecycle management',
          'An owner and an end for each',
          'lifecycle',
        ),
        page('page-posture-risk-management', 'Posture and risk', 'What could be reached, and how', 'gauge'),
        page('page-detection-and-response', 'Detection and response', 'The odd use of a known key', 'bell'),
        page('page-zero-trust-protection', 'Zero trust protection', 'No standing keys', 'shield'),
        page(
          'page-contextual-secret-scanning',
          'Contextual secret scanning',
          'Findings that know what they open',
          'scan',
        ),
        {
          _type: 'submenu-item',
          title: 'Integrations',
          icon: 'plug',
          link: link('page-integrations'),
          isMobileOnly: true,
        },
      ]),
      banner: {
        title: 'What is a non-human identity?',
        text: 'The plain guide, with the four questions to ask first.',
        link: link('post-non-human-identity'),
        image: picture('menu-banner.webp'),
      },
      underBanner: {
        title: 'Integrations',
        text: 'Clouds, directories, vaults, code hosts: what Cardea reads.',
        link: link('page-integrations'),
      },
    }),
    group('Use Cases', {
      submenu: keyed([
        page('page-workforce-attribution', 'Workforce attribution', 'Who stands behind a machine', 'users'),
        page(
          'page-behavioral-threat-detection',
          'Behavioral threat detection',
          'Keys that act out of character',
          'radar',
        ),
        page('page-vault-augmentation', 'Vault augmentation', 'What your vault cannot know', 'vault'),
        page('page-zero-trust-verification', 'Zero trust verification', 'Proof on every call', 'fingerprint'),
        page(
          'page-identity-hygiene-automation',
          'Identity hygiene automation',
          'The end of leftovers',
          'refresh',
        ),
        page(
          'page-least-privilege-enforcement',
          'Least privilege enforcement',
          'Rights that fit the work',
          'target',
        ),
        page('page-segregation-of-duties', 'Segregation of duties', 'No key to both doors', 'split'),
        page(
          'page-agentic-ai-governance',
          'Agentic AI governance',
          'Agents with names, limits and owners',
          'robot',
        ),
      ]),
    }),
    group('Resources', {
      submenu: keyed([
        page('page-blog', 'Blog', 'Field notes from the team', 'book'),
        page('page-masterclass', 'Masterclass', 'Nine ideas, a few seconds each', 'play'),
        page('page-rotation-debunking', 'Rotation, debunked', 'Six things that are said about it', 'refresh'),
        page('page-nhi-risk-library', 'NHI risk library', 'Known risks and their remedies', 'alert'),
        soon('Field reports', 'What customers changed, and what it took', 'map'),
        page('page-principles', 'Principles', 'Four rules, and what they cost us', 'compass'),
        page('page-nhi-calculator', 'NHI calculator', 'What an estate like yours holds', 'calculator'),
      ]),
    }),
    group('Community', {
      submenu: keyed([
        outside('https://nhi-index.example', 'NHI Index', 'A directory of the field', 'graph'),
        outside(
          'https://code.example/cardea/federate',
          'Federation tool',
          'Workload identity between clouds',
          'code',
        ),
        outside(
          'https://code.example/cardea/lockdown',
          'Cloud key lockdown',
          'Ends long-lived cloud keys',
          'lock',
        ),
        outside(
          'https://code.example/cardea/editor',
          'Editor extension',
          'Finds secrets while you type',
          'terminal',
        ),
      ]),
    }),
    group('Company', {
      submenu: keyed([
        page('page-about-us', 'About us', 'Who we are and how we work', 'building'),
        page('page-why-cardea', 'Why Cardea', 'Three choices that we made early', 'key'),
        page('page-join', 'Join us', 'Open positions', 'people'),
        page('page-press', 'Press', 'News, facts and pictures', 'bell'),
        page('page-trust-center', 'Trust center', 'How we protect what you give us', 'badge'),
        page('page-contact-us', 'Contact us', 'Whom to write to', 'globe'),
      ]),
    }),
  ]),
};
