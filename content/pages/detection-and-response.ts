import { card, demo, mist, page, paper, point } from '../compose.ts';
import { button, h3, keyed, link, p, picture, quote, seo, text } from '../write.ts';

/** The part of the platform that notices a known key in the wrong hands. */
export const detectionAndResponse = page(
  'detection-and-response',
  '/platform/detection-and-response',
  'Detection and response',
  [
    {
      _type: 'hero',
      eyebrow: 'Detection and response',
      title: 'A stolen key logs in without breaking anything',
      text: 'There is no failed password and no strange malware. There is a valid credential, used by somebody else. It shows in one place only: it is not what this identity does.',
      layout: 'center',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('The first hour after a leak', link('post-first-hour-after-a-leak'), 'ghost'),
      ]),
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'Profiles',
      title: 'Machines are regular. That is the advantage.',
      text: text(
        p(
          'A deploy key deploys. A backup account reads at three in the morning and has done so for a year. Each identity is compared with its own past and with others that do the same work, never with an average of all.',
        ),
        p(
          'Five things are watched: **from where, with what client, at what hour, which calls, how much.** One of them changes every week, when somebody upgrades a library. Three at once is a message.',
        ),
      ),
      checks: [
        'A profile within days, from logs that you already have',
        'Deployments and migrations known as such',
        'No alert for the first use of a new identity by its owner',
      ],
      picture: picture('feature-detection.webp'),
      pictureSide: 'right',
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What it looks for',
      title: 'Nine ways in which a key gives itself away',
      columns: 3,
      cards: keyed([
        card('globe', 'A new place', 'A network that this identity, and its like, have never called from.'),
        card(
          'terminal',
          'A new client',
          'A library becomes a command line, or a pipeline’s token arrives from a browser.',
        ),
        card(
          'clock',
          'A new hour',
          'Work at a time at which there has never been any, and no deployment to explain it.',
        ),
        card(
          'search',
          'Looking around',
          'Calls that list and describe. A program knows what is there; a visitor has to ask.',
        ),
        card('alert', 'Refusals', 'Your services are seldom surprised by what they may not do.'),
        card(
          'key',
          'Making a second door',
          'New keys, new users, new trust, written by an identity that has never written any.',
        ),
        card(
          'database',
          'More than usual',
          'Ten times the rows, or the first export of a table that is only ever read by line.',
        ),
        card(
          'sparkle',
          'A decoy is touched',
          'A path with a tempting name that no consumer has a reason to read.',
        ),
        card(
          'robot',
          'A chain of permitted calls',
          'An agent reads a ticket, a customer, and then an unknown address. Each is allowed; the sentence is not.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'prose',
      title: 'What stands in an alert',
      text: text(
        h3('What is usual'),
        p('Two lines that describe this identity on other days, so that the reader need not know it.'),
        h3('What was different'),
        p(
          'The calls themselves, with time, place and client. Not a score: the records, as they came out of the log.',
        ),
        h3('What would stop'),
        p(
          'The consumers that would be affected if the credential were disabled now, and which of them are in use at this hour. It is the paragraph that lets somebody act at night.',
        ),
        quote(
          'If an alert does not say what happens when you act on it, you will wait until morning. So will they.',
        ),
      ),
      ...mist,
    },
    {
      _type: 'principles',
      title: 'Response, from gentle to final',
      subtitle:
        'Every step says what it will break before it is taken, and can be taken back but for the last.',
      cards: [
        '<strong>Ask.</strong> The owner gets one question in chat: was this you? Many a case ends here.',
        '<strong>Narrow.</strong> A policy that refuses everything this identity has not done in ninety days. The thief is out; the service goes on.',
        '<strong>End the sessions.</strong> Tokens issued before this minute are no longer accepted.',
        '<strong>Disable.</strong> The credential first, the identity after it, in the order in which the consumers can bear it.',
        '<strong>Clean up.</strong> Everything that the identity created since the first odd call, as a list to be decided on.',
      ],
      info: {
        title: 'Who pulls the lever',
        text: 'Steps that act are off until you give them a role of their own, kind by kind.',
        iconsCards: keyed([
          point('people', 'By hand', 'A person on call decides, with the consequences on the same screen.'),
          point(
            'workflow',
            'By your playbooks',
            'Each step is a call of the API, for the tools in which you respond today.',
          ),
          point('zap', 'By itself', 'For kinds of identity that you name, within limits that you set.'),
        ]),
      },
      ...paper,
    },
    demo('Bring a month of one log', 'We show what would have been said about it, and what would not.'),
  ],
  seo(
    'Detection and response for machine identities',
    'Profiles from each identity’s own past, alerts that carry their evidence, and a response that says what it would break.',
    ['identity threat detection', 'stolen credentials', 'anomaly detection', 'incident response'],
  ),
);
