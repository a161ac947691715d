import { card, deep, demo, mist, page, paper } from '../compose.ts';
import { button, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** A use case: keys that act out of character. */
export const behavioralThreatDetection = page(
  'behavioral-threat-detection',
  '/use-cases/behavioral-threat-detection',
  'Behavioral threat detection',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'A key that acts out of character',
      text: 'Rules know what is forbidden. Behavior knows what is unusual. A valid credential in the wrong hands breaks no rule, and it has no idea of your habits.',
      layout: 'center',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Detection and response', link('page-detection-and-response'), 'ghost'),
      ]),
      ...deep,
    },
    {
      _type: 'feature',
      eyebrow: 'Rhythm',
      title: 'Eight weeks of Tuesdays look alike',
      text: text(
        p(
          '`report-builder` works on weekdays and takes a backup at three. On a Saturday it read ten times its usual rows, from a place it had never called from. Each of these would be worth a shrug. Together they are worth a telephone call.',
        ),
      ),
      checks: [
        'Place, client, hour, calls and volume, together',
        'Compared with its own past and with its kin',
        'Seasons known: quarter ends, releases, migrations',
      ],
      picture: picture('screen-rhythm.webp'),
      pictureSide: 'right',
      ...paper,
    },
    {
      _type: 'principles',
      title: 'How a profile stays honest',
      subtitle: 'Anomaly detection has a bad name. Most of it was earned.',
      cards: [
        '<strong>One identity, one profile.</strong> Averages over a fleet hide exactly the one that differs.',
        '<strong>Small numbers say so.</strong> An identity that calls twice a month has no rhythm, and we do not pretend that it has.',
        '<strong>Changes have causes.</strong> A deployment, a new version, an announced test: known causes are read from your pipeline and explain the change before anybody is woken.',
        '<strong>Learning cannot be taught by a thief.</strong> What happens slowly over weeks is compared with the first weeks as well as with the last.',
        '<strong>Every alert is kept with its outcome.</strong> One that was wrong five times is retired, and you can see which ones were.',
      ],
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Seen in the field',
      title: 'Four cases, and what gave each away',
      text: 'Composites of several incidents, with everything changed that could name somebody.',
      columns: 4,
      cards: keyed([
        card(
          'workflow',
          'The build that shopped',
          'A pipeline’s key listed the secrets of other projects. It had only ever fetched its own.',
        ),
        card(
          'globe',
          'The commuter',
          'An access token used from two networks within a minute. It had been pasted into a ticket.',
        ),
        card(
          'robot',
          'The helpful assistant',
          'An agent fetched an address out of a mail, with the customer’s name in it. No call was forbidden.',
        ),
        card(
          'clock',
          'The early riser',
          'A certificate of the billing service, presented at night by a host that had been scrapped in spring.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'At two in the morning',
      title: 'A message that can be acted on by somebody half awake',
      text: text(
        p('Three paragraphs, always in this order:'),
        list(
          'what this identity does on other days,',
          'what it did now, with the records,',
          'and what would stop if you disabled it at this hour.',
        ),
        p('Below them stand the steps, from the gentle to the final one. The first is to ask the owner.'),
      ),
      button: button('See the response steps', link('page-detection-and-response'), 'primary'),
      ...mist,
    },
    demo('Which of your keys has habits?', 'A month of one log is enough to see.'),
  ],
  seo(
    'Behavioral threat detection for machine identities',
    'How profiles of single identities show a stolen key: rhythm, place, client, calls and volume, and how such profiles stay honest.',
    ['behavioral detection', 'UEBA for machines', 'anomaly detection', 'stolen keys'],
  ),
);
