import { deep, demo, mist, page, paper, question } from '../compose.ts';
import { h3, keyed, list, p, seo, text } from '../write.ts';

/** The calculator: what a company has, and the identities, exposure and work that follow from it. */
export const nhiCalculator = page(
  'nhi-calculator',
  '/nhi-calculator',
  'NHI calculator',
  [
    {
      _type: 'hero',
      eyebrow: 'NHI calculator',
      title: 'Count what signs in without a face',
      text: 'Nobody knows the number. You know six others, and they give it away.',
      layout: 'center',
      ...deep,
      spacing: 'small',
    },
    {
      _type: 'calculator',
      title: 'An estate like yours',
      text: 'Move what you have, or type it. The estimate follows at once, and every step of it stands below.',
      quantities: keyed([
        quantity(
          'employees',
          'Employees',
          'Everyone with an account of their own.',
          'people',
          [10, 100_000, 1_200],
          [
            [
              'OAuth grants',
              8,
              'Apps that a person has let into mail, calendar or files: two or three a year, over the time that people stay, and hardly one taken away.',
            ],
          ],
          { isPeople: true },
        ),
        quantity(
          'clouds',
          'Cloud accounts',
          'Accounts, subscriptions or projects, with those for tests.',
          'cloud accounts',
          [1, 2_000, 24],
          [
            [
              'Workload roles',
              140,
              'Every function, container and virtual machine runs as something. An account that is in use holds one to three hundred of them.',
            ],
            [
              'Service accounts',
              45,
              'One for each service and its stages, those that the provider makes by itself, and those of vendors that read along.',
            ],
            [
              'API keys and tokens',
              20,
              'Long-lived keys for what runs outside the account: laptops, old servers, another cloud.',
            ],
          ],
        ),
        quantity(
          'repositories',
          'Repositories',
          'With a commit in the last two years.',
          'repositories',
          [0, 50_000, 600],
          [
            [
              'Secrets in code',
              5,
              'In files, in examples and in the history, which keeps what was deleted. Half of all repositories hold none, a few hold hundreds.',
            ],
            [
              'API keys and tokens',
              1.5,
              'Deploy keys, webhooks and the tokens of bots that open pull requests.',
            ],
          ],
        ),
        quantity(
          'pipelines',
          'CI pipelines',
          'Everything that builds or deploys by itself.',
          'pipelines',
          [0, 20_000, 350],
          [
            [
              'Pipeline secrets',
              7,
              'A registry, a cloud, a signing key, two or three environments and a chat: that is seven before anybody adds one.',
            ],
          ],
        ),
        quantity(
          'apps',
          'SaaS applications',
          'Those that IT knows of. Double it if you like to be careful.',
          'applications',
          [1, 3_000, 140],
          [
            [
              'API keys and tokens',
              9,
              'Tokens for reports, exports and the two systems beside it; administrators rarely see those that users make.',
            ],
            [
              'Service accounts',
              3,
              'Accounts made for an integration, usually with the rights of an administrator.',
            ],
          ],
        ),
        quantity(
          'agents',
          'AI agents',
          'Assistants, copilots and scripts that call a model and then act.',
          'agents',
          [0, 20_000, 60],
          [
            ['AI agents', 1, 'The agent itself, where it has an identity of its own. It should.'],
            [
              'OAuth grants',
              6,
              'Each tool that an agent may call stands on a grant or a token: code, tickets, mail, calendar, search, data.',
            ],
          ],
        ),
      ]),
      presets: keyed([
        preset('Start-up', {
          employees: 60,
          clouds: 3,
          repositories: 80,
          pipelines: 50,
          apps: 45,
          agents: 12,
        }),
        preset('Mid-size', {
          employees: 1_200,
          clouds: 24,
          repositories: 600,
          pipelines: 350,
          apps: 140,
          agents: 60,
        }),
        preset('Enterprise', {
          employees: 20_000,
          clouds: 450,
          repositories: 9_000,
          pipelines: 5_000,
          apps: 700,
          agents: 1_500,
        }),
      ]),
      exposures: keyed([
        exposure(
          'Without an owner',
          35,
          'Makers change the team every two or three years and machines stay for five or more. Unless ownership is handed over on purpose, a third has lost its maker.',
        ),
        exposure(
          'With rights that nobody uses',
          70,
          'Roles are copied from the last project. Compare what is granted with ninety days of logs in one account: seven in ten is what to expect.',
        ),
        exposure(
          'Never renewed',
          50,
          'Everything with an expiry is renewed because it has to be. Half of what we count here has none.',
        ),
      ]),
      tasks: keyed([
        task(
          'Finding the owner',
          4,
          0.5,
          'Half an hour of asking around by hand, for about one identity in eight a year.',
        ),
        task(
          'Reviewing access',
          6,
          1.5,
          'Two reviews of three minutes. With use and owner beside each other, most need only a look.',
        ),
        task(
          'Renewing secrets',
          8,
          1,
          'Forty minutes with ticket, window and somebody who watches, for one in five a year.',
        ),
        task(
          'Audits and incidents',
          3,
          1,
          'Evidence collected once a year, and leaks traced to whatever used the key.',
        ),
      ]),
      productLabel: 'With Cardea',
      margin: 1.6,
      marginReason:
        'Companies of one size differ by about that much, in how they build and how often they clear up. Where two estimates overlap, they say the same.',
      anchor: 'calculator',
      ...paper,
    },
    {
      _type: 'challenge',
      eyebrow: 'The method',
      title: 'Simple on purpose, and open',
      firstColumn: text(
        h3('What it does'),
        p(
          'It multiplies. Each thing that you count brings some identities along, each identity brings some minutes of work, and a share of them is exposed. There is no model behind it that we would have to keep from you.',
        ),
        p(
          'The factors are assumptions, not a survey. We made them by counting what such a thing needs in order to work, and each carries its reason. Where yours differ, put your own count in our place: the steps unfold under the result.',
        ),
      ),
      secondColumn: text(
        h3('What it cannot know'),
        list(
          'how well you clear up: a company with a good offboarding has half the orphans,',
          'the one system from before the merger that nobody logs in to,',
          'what your vendors hold of yours, which is on none of these sliders,',
          'and which of them matters. One key with the rights of an administrator outweighs ten thousand tidy ones.',
        ),
      ),
      ...mist,
    },
    {
      _type: 'faq',
      eyebrow: 'Questions',
      title: 'About the number',
      items: keyed([
        question(
          'Why does it not say exactly 24,317?',
          'Because nobody can know that from outside. Two digits and a range are as much as these assumptions carry. An inventory counts.',
        ),
        question(
          'We do not spend that many hours. Is it wrong?',
          'It is the work that would be due if every identity got the little that it needs. Most companies do not spend it: they carry it as risk. The difference between these hours and yours is what is left undone.',
        ),
        question(
          'Do you see what I enter?',
          'The sum is done in your browser, and nothing is sent when you move a slider. The numbers stand in the address of the page, so whoever gets the link sees them, and so does our server when the link is opened.',
        ),
        question(
          'Can I get the real number?',
          'Yes. A first inventory reads clouds, code hosts and directories with roles that can only read. It takes an afternoon, and you keep the list.',
        ),
      ]),
      ...paper,
    },
    demo(
      'Stop estimating',
      'Half an hour, read-only, on a part of your own estate: then you know the number.',
    ),
  ],
  seo(
    'NHI calculator',
    'How many non-human identities does a company like yours have, how many are exposed, and how many hours do they cost? An estimate with every step shown.',
    ['non-human identity', 'NHI calculator', 'service accounts', 'API keys', 'machine identities'],
  ),
);

type Bringing = [kind: string, each: number, reason: string];

function quantity(
  name: string,
  label: string,
  hint: string,
  unit: string,
  [lowest, highest, initial]: [lowest: number, highest: number, initial: number],
  brings: Bringing[],
  more: object = {},
) {
  return {
    _type: 'quantity',
    name,
    label,
    hint,
    unit,
    scale: 'log',
    lowest,
    highest,
    initial,
    brings: keyed(brings.map(([kind, each, reason]) => ({ _type: 'bringing', kind, each, reason }))),
    ...more,
  };
}

function preset(label: string, values: Record<string, number>) {
  const settings = Object.entries(values).map(([name, value]) => ({ _type: 'setting', name, value }));
  return { _type: 'preset', label, settings: keyed(settings) };
}

function exposure(label: string, percent: number, reason: string) {
  return { _type: 'exposure', label, percent, reason };
}

function task(label: string, minutesByHand: number, minutesWithProduct: number, reason: string) {
  return { _type: 'task', label, minutesByHand, minutesWithProduct, reason };
}
