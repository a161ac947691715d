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

/** What to do in the first hour after a key has leaked, in order. */
export const firstHourAfterALeak: Document = {
  _id: 'post-first-hour-after-a-leak',
  _type: 'post',
  title: 'The first hour after a key leaks',
  slug: slug('first-hour-after-a-leak'),
  excerpt:
    'A runbook for the worst message of the week, in the order that works: what to ask, what to switch off, what to keep, and when to stop.',
  image: picture('cover-first-hour.webp'),
  category: to('category-practice'),
  author: to('author-vantree'),
  publishedAt: '2026-10-07T08:00:00Z',
  body: text(
    p(
      'The message comes from a stranger, a scanner or a colleague with a pale face: one of our keys is public. I have been on the call for a number of these. The good ones were not those with the most experienced people. They were those in which somebody had written down the order beforehand.',
    ),
    p('This is the order that I bring along. Change it for your house, and do it before you need it.'),
    picture('figure-first-hour.webp'),
    h2('Minute 0 to 10: is it alive, and what is it?'),
    p(
      'Three questions, and no action yet. Ten minutes are less than they seem, and acting on the wrong account costs more than that.',
    ),
    steps(
      '**Which identity is it?** Most formats betray the issuer, and many contain an identifier that is not secret. Look that up. Do not paste the key into a search field or a chat.',
      '**Does it still work?** Make the cheapest call that the issuer offers, the one that answers “who am I”, from a machine of yours whose address you note. You will want to find that call in the log later and know that it was you.',
      '**What can it reach?** Not the name of its role: the list. Can it read customer data, create identities, change its own rights? The answer decides everything that follows.',
    ),
    callout(
      'Write down the time of each step',
      'Somebody keeps the minutes, beginning now. Later you will have to say when you knew what, to colleagues, to customers and perhaps to an authority that counts in hours.',
    ),
    h2('Minute 10 to 25: narrow it, then end it'),
    h3('If it can do great harm'),
    p(
      'Disable it at once. An outage that you cause is an incident with an end. Say in the channel where the people on call read what you have switched off, so that they do not spend the night looking for it.',
    ),
    h3('If it carries production'),
    p(
      'There is a step between all and nothing. Attach a policy that denies everything this identity has not done in the past ninety days, or that refuses calls from everywhere except your own addresses. The thief is out, the order service goes on, and you have bought the half hour in which to move it to a new credential.',
    ),
    h3('In both cases: what it has made'),
    p(
      'Disabling a key does not always end what was obtained with it. Sessions and tokens that have been issued live on until they expire, unless you refuse those older than now. And a careful intruder makes a second door first: a new key, a user, a trust policy, a function that runs each hour. Search the log for everything this identity *created*. It is the search that gets forgotten.',
    ),
    h2('Minute 25 to 45: was it used?'),
    p(
      'Now read. Take the calls of this identity since the key was first exposed, not since you learned of it, and set them beside those of an ordinary month.',
    ),
    list(
      'New **addresses and networks**, particularly such as rent computers by the hour.',
      'New **clients**: the library has always been one, and on Tuesday there is another.',
      'Calls that **list and describe**. A program knows what is there. A visitor has to ask.',
      '**Refused** calls. Your services are not surprised by what they may not do.',
      'Any call that gives **rights, or reads secrets**. What was read has to be treated as leaked too, and you begin again at minute zero with that.',
    ),
    p(
      'If you find nothing, say what you looked at. “No sign of use in the control log from March on; the data log is not switched on for this bucket” is a sentence that somebody can rely on. “No evidence of misuse” is not.',
    ),
    h2('Minute 45 to 60: hand over'),
    p(
      'Nobody thinks well after an hour of this. Write half a page: what leaked, since when, what it could reach, what was done, what is still open, who has it next. Decide two things before you part: whether customers or an authority must be told and who finds out by when; and who removes the copy from the public place now that it is harmless.',
    ),
    quote('You do not rise to the occasion. You fall back on the last list that somebody kept true.'),
    h2('What would have made it ten minutes'),
    p(
      'Every one of these hours was spent, for the greater part, on questions that have nothing to do with the leak.',
    ),
    list(
      'Whose is it? An [owner](page-workforce-attribution) beside each identity.',
      'What uses it? A list of consumers from the logs, so that disabling is a decision.',
      'What can it reach? Computed in advance, because nobody evaluates chained roles in their head at night.',
      'What is usual? Ninety days of habits, so that the odd call stands out by itself.',
    ),
    p(
      'A week after the incident, when all is quiet, take one key that has *not* leaked and run through the first ten minutes with a clock. It is the cheapest exercise in this trade. Teams that do it once a quarter come to look almost bored when the real message arrives, and that is what you want them to look like.',
    ),
  ),
  seo: seo(
    'The first hour after a key leaks',
    'A runbook in four parts: is it alive and what is it, narrow and end it, find out whether it was used, hand over.',
    ['leaked API key', 'incident response', 'credential revocation', 'runbook'],
  ),
};
