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
        soon('Lifecycle management', 'An owner and an end for each', 'lifecycle'),
        soon('Posture and risk', 'What could be reached, and how', 'gauge'),
        soon('Detection and response', 'The odd use of a known key', 'bell'),
        soon('Zero trust protection', 'No standing rights', 'shield'),
        soon('Contextual secret scanning', 'Findings that know what they open', 'scan'),
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
        page(
          'page-agentic-ai-governance',
          'Agentic AI governance',
          'Agents with names, limits and owners',
          'robot',
        ),
        soon('Workforce attribution', 'Who stands behind a machine', 'users'),
        soon('Behavioral threat detection', 'Keys that act out of character', 'radar'),
        soon('Vault augmentation', 'What your vault cannot know', 'vault'),
        soon('Zero trust verification', 'Proof on every call', 'fingerprint'),
        soon('Identity hygiene automation', 'The end of leftovers', 'refresh'),
        soon('Least privilege enforcement', 'Rights that fit the work', 'target'),
        soon('Segregation of duties', 'No key to both doors', 'split'),
      ]),
    }),
    group('Resources', {
      submenu: keyed([
        page('page-blog', 'Blog', 'Field notes from the team', 'book'),
        page(
          'post-rotation-is-not-a-strategy',
          'Rotation, debunked',
          'What new secrets do not solve',
          'refresh',
        ),
        entry('Our principles', 'Four rules and what follows from them', 'compass', {
          link: link('page-home', 'principles'),
        }),
        soon('Masterclass', 'Short lessons on video', 'play'),
        soon('Risk library', 'Known risks and their remedies', 'alert'),
        soon('Calculator', 'What an estate like yours holds', 'calculator'),
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
        page('page-contact-us', 'Contact', 'Whom to write to', 'globe'),
        soon('Press', 'News and material', 'bell'),
        soon('Trust center', 'How we protect what you give us', 'badge'),
      ]),
    }),
  ]),
};
