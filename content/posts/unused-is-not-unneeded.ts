import {
  callout,
  type Document,
  h2,
  h3,
  list,
  p,
  picture,
  quote,
  seo,
  slug,
  steps,
  text,
  to,
} from '../write.ts';

/** What "last used" measures, how it misleads, and how long to wait before ending an identity. */
export const unusedIsNotUnneeded: Document = {
  _id: 'post-unused-is-not-unneeded',
  _type: 'post',
  title: 'Unused is not the same as unneeded',
  slug: slug('unused-is-not-unneeded'),
  excerpt:
    'Ninety days without a call, so it can go? What “last used” really measures, four ways in which it misleads, and how long to wait.',
  image: picture('cover-unused.webp'),
  category: to('category-research'),
  author: to('author-lindqvist'),
  publishedAt: '2026-08-26T08:00:00Z',
  body: text(
    p(
      'Every tool in this field, ours included, will show you a list of identities that have not been used for ninety days. It is the most useful list there is. It is also read in a way that it does not support. “Unused” is a statement about a log. “Unneeded” is a statement about the world, and between the two lie most of the outages that I have been asked to explain.',
    ),
    h2('What the column measures'),
    p(
      'A date of last use is the answer to a narrow question: when did this system last record that this credential was presented? Each word in it can fail.',
    ),
    list(
      '**This system.** An account may be used in a place that keeps its own log, such as a database with local logins or a host that checks passwords against a copy.',
      '**Record.** Reading data is often not logged unless somebody switched it on and pays for it. An account that only reads is then an account that does nothing.',
      '**This credential.** Use may be attributed to a role that the account assumed, or to the session and not to its parent. The key looks dead, and the role looks busy.',
      '**Presented.** A group membership is never presented. Neither is the account that owns a scheduled report. They work by existing.',
    ),
    h2('Four kinds of silence'),
    p(
      'If you draw the calls of one identity over a year, silence comes in four forms, and they look different.',
    ),
    picture('figure-silence.webp'),
    h3('The end'),
    p(
      'Steady use, and then none. There is a date, and around that date something happened: a service was switched off, a team moved. Find the event and you can be confident. This is the common case and the pleasant one.',
    ),
    h3('The rest between beats'),
    p(
      'Use at long, even distances: the end of a quarter, the yearly audit, the renewal of a certificate. Ninety days of silence mean nothing for something that happens every hundred. Look back over at least two of the longest cycles that you know of, which in most companies means more than a year.',
    ),
    h3('The fire extinguisher'),
    p(
      'Never used, and kept with care. Break-glass accounts, recovery keys, the identity that restores the backup. They should be silent. What they need is a test with a date, since an extinguisher that nobody has checked is a red object on a wall.',
    ),
    h3('The blind spot'),
    p(
      'No data at all. The account was never seen, and neither was anything else in that system. This is not silence. It is deafness, and it should be shown as a gap and never as a zero.',
    ),
    callout(
      'Absence of a log line has two readings',
      'Before you count an identity as unused, show that you would have seen it. One call with a test account through the same way, found again in the same log, is enough.',
    ),
    h2('The opposite error'),
    p(
      'Identities can also look used when they are not. A health check that logs in every minute. A secret manager that verifies its entries at night. A scanner of your security team, ours too if it is badly set up. In one estate the busiest account of all was used by nothing except the monitor that watched whether it still worked.',
    ),
    p(
      'So look at what is called and not only at whether something is. An identity whose only call is “who am I” has no work. It is being kept alive by somebody taking its pulse.',
    ),
    h2('How long to wait'),
    p(
      'There is no number that fits all. There is a rule that has served us well, and it depends on two things.',
    ),
    steps(
      '**The longest cycle of its kind.** A deploy key: a release cycle. A reporting account: a quarter and a week. Anything that touches finance, tax or certificates: thirteen months.',
      '**How quickly it can be brought back.** Where disabling is one switch and so is enabling, wait less and disable earlier. Where deletion also removes grants, files and history, wait for the whole cycle.',
    ),
    p(
      'That is why disabling and deleting are [two steps with time between them](post-retiring-service-accounts). The first is an experiment whose result arrives as a refused call. The second is only tidying up.',
    ),
    h2('Ask better than “do you still need this?”'),
    p(
      'Owners answer that question with yes. It costs nothing, and no has never been rewarded. Two other questions work. “This account has had no call since the fourth of March, the day after you moved to the new cluster; shall I disable it on Monday?” People are glad to agree to something specific. Or: “What would you notice if it were gone?” If they must think about it for long, you have your answer, and a test.',
    ),
    h2('What it is worth'),
    p(
      'Ending unused identities is still the best work that one can do in a quarter. Nobody loses anything, the list becomes shorter, and each identity on it gets a little more of your attention. It only asks that the word *unused* be earned. Show the log that was read, its time span and its gaps beside every date. We do so on the [page for hygiene](page-identity-hygiene-automation), and when the evidence is thin we say that, too.',
    ),
    quote('A quiet account is a question. Somebody has to know which silence it is.'),
  ),
  seo: seo(
    'Unused is not the same as unneeded',
    'What “last used” measures, four kinds of silence, and how long to wait before an identity may be disabled.',
    ['unused identities', 'service accounts', 'last used', 'decommissioning'],
  ),
};
