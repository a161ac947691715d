import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** How to end a service account that everybody is afraid of. */
export const retiringServiceAccounts: Document = {
  _id: 'post-retiring-service-accounts',
  _type: 'post',
  title: 'How to retire a service account without an outage',
  slug: slug('retiring-service-accounts'),
  excerpt:
    'Seven steps for ending the account that everybody is afraid of, and what tends to go wrong in each.',
  image: picture('cover-service-accounts.webp'),
  category: to('category-practice'),
  author: to('author-okafor'),
  publishedAt: '2026-09-09T08:00:00Z',
  body: text(
    p(
      'Everybody has one: a service account with a name from two reorganizations ago, administrator rights and a comment that says “do not delete”. This is how we end them.',
    ),
    h2('Before you touch anything'),
    p(
      'The account is probably doing something. The work is to learn what, with evidence, and to give each of those things a better way before the old one goes.',
    ),
    p(
      'Two facts decide how long that takes. The first is whether use of the account is logged where you can read it; if it is not, switch that on today and start to count from there. The second is how its credential spreads. A password that was mailed around needs a search. A key that one vault hands out needs a query.',
    ),
    h2('Seven steps'),
    steps(
      '**Collect ninety days of its calls.** A month is not enough. Some jobs run at the end of a quarter.',
      '**Group them by source.** Each place that calls is a consumer you have to move. Write the list down, with the address, the client and the hour.',
      '**Find a person for each consumer.** The repository that deploys it usually names one. If nobody claims it, that is an answer too.',
      '**Give each its own identity** with the calls you have seen as its rights, and nothing more.',
      '**Move them one by one.** After each move the old account becomes quieter. Watch that it does.',
      '**Disable, do not delete.** Refuse its logins for thirty days and keep the switch within reach.',
      '**Then delete it,** and write down the date. The next person will look for it.',
    ),
    callout(
      'The quiet trick',
      'Before disabling, take away single rights that were never used. If something does break, you learn it from one refused call, not from everything at once.',
    ),
    h2('Reading the calls'),
    p(
      'Raw audit logs name the account and hide the consumer. Three fields usually give it away. The **source** separates the office, the cluster and the vendor. The **client** string tells a library from a person with a terminal. The **hour** tells a schedule from a service: a call at 02:10 on each first of the month has a job name somewhere.',
    ),
    p(
      'Where two consumers share all three, change one of them on purpose. Give the job you know about its new identity and see what is left. What remains under the old name is, by definition, what you had not known.',
    ),
    h2('What goes wrong'),
    list(
      '**The yearly job.** Ask finance. There is often a yearly job.',
      '**The copy in an image.** A container built last spring still holds the key and starts only when another fails.',
      '**The monitor.** Something checks that the account exists and will tell everybody at three in the morning that it does not.',
      '**The owner of files.** Deleting an account can orphan what it owns: tables, tickets, scheduled reports. Transfer ownership before the last step.',
      '**The group.** The account was also a member of something, and the membership was the only thing that kept a rule true.',
    ),
    p(
      'None of these is an argument against the work. They are the reason why the sixth step has thirty days in it.',
    ),
    quote('An account that everybody is afraid of is one that nobody has looked at.'),
    h2('If nobody claims a consumer'),
    p(
      'Announce a date, in the place where the people on call read. On the date, refuse one call in the middle of a working day, with colleagues awake and the switch in somebody’s hand. This is kinder than it sounds. The alternative is that the account stays until an intruder finds it, and intruders do not announce a date.',
    ),
    p(
      'Name the refusal well. An error that says `account retired, ask #identity` finds its owner in minutes. A bare `403` finds a colleague who adds the right back.',
    ),
    h2('How long it takes'),
    p(
      'Most of the calendar is waiting: for the quarter to end, for the thirty days to pass. The work itself is a few days, and half of that is finding people. The second account goes faster, since by then you have a list, and the third is an ordinary ticket.',
    ),
    p(
      'Then make sure that there is no fourth. An account that is [made with an owner, a purpose and an end](post-non-human-identity) never has to be dug out like this.',
    ),
  ),
  seo: seo(
    'Retiring a service account without an outage',
    'A checklist in seven steps for ending the accounts that everybody is afraid of, and what goes wrong.',
    ['service account', 'decommissioning', 'identity lifecycle', 'least privilege'],
  ),
};
