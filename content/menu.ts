import { address, type Document, keyed, link, picture } from './write.ts';

type Entry = {
  title: string;
  text?: string;
  icon?: string;
  link?: object;
  isSoon?: boolean;
  isExternal?: boolean;
  isMobileOnly?: boolean;
  isDetailed?: boolean;
};

const entries = (...items: Entry[]) => keyed(items.map((item) => ({ _type: 'submenu-item', ...item })));
const group = (title: string, rest: object) => ({ _type: 'menu-item', title, ...rest });
const soon = (title: string, text: string, icon: string): Entry => ({
  title,
  text,
  icon,
  isSoon: true,
  isDetailed: true,
});

/** The menu in the header. What has no page yet is announced. */
export const menu: Document = {
  _id: 'menu',
  _type: 'menu',
  items: keyed([
    group('Platform', {
      submenu: entries(
        {
          title: 'Overview',
          text: 'How the parts work together',
          icon: 'layers',
          link: link('page-platform'),
          isDetailed: true,
        },
        {
          title: 'Visibility',
          text: 'Every identity in one list',
          icon: 'radar',
          link: link('page-visibility'),
          isDetailed: true,
        },
        soon('Lifecycle management', 'An owner and an end for each', 'lifecycle'),
        soon('Posture and risk', 'What could be reached, and how', 'gauge'),
        soon('Detection and response', 'The odd use of a known key', 'bell'),
        soon('Zero trust protection', 'No standing rights', 'shield'),
        soon('Secret scanning', 'Findings with their context', 'scan'),
        { title: 'Integrations', isSoon: true, isMobileOnly: true },
      ),
      banner: {
        title: 'What is a non-human identity?',
        text: 'The plain guide, with the questions to ask first.',
        link: link('post-non-human-identity'),
        image: picture('menu-banner.webp', 'A constellation of points joined to one key'),
      },
      underBanner: {
        title: 'Integrations',
        text: 'Clouds, vaults, code hosts and directories. The list is on its way.',
      },
    }),
    group('Use Cases', {
      submenu: entries(
        {
          title: 'Agentic AI governance',
          text: 'Agents with names, limits and owners',
          icon: 'robot',
          link: link('page-agentic-ai-governance'),
          isDetailed: true,
        },
        soon('Workforce attribution', 'Who stands behind a machine', 'users'),
        soon('Behavioral threat detection', 'Keys that act out of character', 'radar'),
        soon('Vault augmentation', 'What your vault cannot know', 'vault'),
        soon('Zero trust verification', 'Proof on every call', 'fingerprint'),
        soon('Identity hygiene automation', 'The end of leftovers', 'refresh'),
        soon('Least privilege enforcement', 'Rights that fit the work', 'target'),
        soon('Segregation of duties', 'No key to both doors', 'split'),
      ),
    }),
    group('Resources', {
      submenu: entries(
        {
          title: 'Blog',
          text: 'Field notes from the team',
          icon: 'book',
          link: link('page-blog'),
          isDetailed: true,
        },
        soon('Masterclass', 'Short lessons on video', 'play'),
        soon('Rotation, debunked', 'What new secrets do not solve', 'refresh'),
        soon('Risk library', 'Known risks and their remedies', 'shield'),
        {
          title: 'Our principles',
          text: 'What we hold to',
          icon: 'compass',
          link: link('page-home', 'principles'),
          isDetailed: true,
        },
        soon('Calculator', 'How many identities have you?', 'calculator'),
      ),
    }),
    group('Community', {
      submenu: entries(
        {
          title: 'NHI Index',
          text: 'A directory of the field',
          icon: 'graph',
          link: address('https://nhi-index.example'),
          isExternal: true,
          isDetailed: true,
        },
        {
          title: 'Federation tool',
          text: 'Workload identity between clouds',
          icon: 'code',
          link: address('https://code.example/cardea/federate'),
          isExternal: true,
          isDetailed: true,
        },
        {
          title: 'Cloud key lockdown',
          text: 'Ends long-lived cloud keys',
          icon: 'lock',
          link: address('https://code.example/cardea/lockdown'),
          isExternal: true,
          isDetailed: true,
        },
        {
          title: 'Editor extension',
          text: 'Finds secrets while you type',
          icon: 'terminal',
          link: address('https://code.example/cardea/editor'),
          isExternal: true,
          isDetailed: true,
        },
      ),
    }),
    group('Company', {
      submenu: entries(
        {
          title: 'About us',
          text: 'Who we are and how we work',
          icon: 'building',
          link: link('page-about-us'),
          isDetailed: true,
        },
        {
          title: 'Join us',
          text: 'Open positions',
          icon: 'people',
          link: link('page-join'),
          isDetailed: true,
        },
        soon('Press', 'News and material', 'book'),
        soon('Trust center', 'How we protect what you give us', 'badge'),
        soon('Contact', 'Write to us', 'globe'),
      ),
    }),
  ]),
};
