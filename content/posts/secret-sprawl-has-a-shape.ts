import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** How copies of one secret spread, and what their shape says about where to cut. */
export const secretSprawlHasAShape: Document = {
  _id: 'post-secret-sprawl-has-a-shape',
  _type: 'post',
  title: 'Secret sprawl has a shape',
  slug: slug('secret-sprawl-has-a-shape'),
  excerpt:
    'One password, eleven places. Copies of a secret do not spread at random: they follow the ways in which people work. Read the shape and you know where to cut.',
  image: picture('cover-secret-sprawl.webp'),
  category: to('category-research'),
  author: to('author-lindqvist'),
  publishedAt: '2026-10-21T08:00:00Z',
  body: text(
    p(
      '“Sprawl” sounds like weather: something that happens to you. Look at a single secret for long enough and the impression changes. Its copies stand in a row of causes. Each was made by somebody, for a reason, with the tool that was nearest. The row has a shape, and the shape tells you which of the copies to remove first.',
    ),
    h2('Following one secret'),
    p(
      'Here is a composite of several that we have followed, with names changed. It is the password of a database account, used by an order service.',
    ),
    steps(
      'An engineer creates the account and puts the password into the vault. One copy. All is well.',
      'The pipeline needs it for migrations. The vault has no rule for pipelines yet, so it is stored as a pipeline variable. Two.',
      'A migration fails. Somebody prints the environment to see why. The log is kept for a year. Three.',
      'A new colleague cannot connect. The password arrives in a chat message and goes into a file called `.env`. Five.',
      'The file is committed. It is removed in the next commit, which adds a commit and takes nothing away. Six, seven, because there is a fork.',
      'An image is built in a directory that holds the file. The registry keeps every layer of every tag. Eleven, and growing by one with each build.',
    ),
    picture('figure-copies.webp'),
    p(
      'Nobody was careless in a way that one could point at. Five of the six steps were the shortest way to get something done on that day. This is why telling people to be careful has so little effect: the copies come from the work and not from its neglect.',
    ),
    h2('Three shapes'),
    list(
      '**The chain.** Each copy was made from the one before: vault, pipeline, log. Cut it near the beginning, and what follows dries up. Give the pipeline a rule in the vault, or better [an identity of its own](post-workload-identity-claim-by-claim), and there will be no variable to print.',
      '**The star.** One place feeds many: a shared configuration, a base image, a wiki page titled “Access”. Here the center is the whole problem. Everything around it can be mended by changing one page.',
      '**The echo.** One copy that repeats itself: an image layer, a backup, a nightly export. The number is frightening and means little. Fix the source, let the retention period do the rest, and count it as one.',
    ),
    p(
      'Scanners report places. If you count places, echoes always win, and the queue fills with four hundred findings that are one finding. Count *values* first, then draw for each value where it came from. The list becomes shorter than the team that has to work on it, which is the point at which work begins.',
    ),
    h2('How to recognize a value without knowing it'),
    p(
      'You do not need to collect secrets in order to compare them; a collection of secrets is the last thing you want. A keyed hash, HMAC with a key that stays in your network, gives every value a fingerprint. Equal fingerprints mean equal values. Without the key, nobody can try a list of likely passwords against it, which is what makes a plain hash a poor choice here.',
    ),
    p(
      'Normalize before you hash. The same key appears with a line break at its end, in quotation marks, in base64 and as half of a connection string. Each of these looks like another secret until you have cut it to the same piece.',
    ),
    callout(
      'Removing is not revoking',
      'A secret that was in a public place for a minute has been read. Rewriting history hides it from your colleagues and from nobody else. Revoke first, then tidy up.',
      true,
    ),
    h2('What the shape tells you'),
    list(
      'The **oldest copy** names the owner, more often than the account does.',
      'The **widest readership** sets the urgency. A chat channel of nine hundred is worse than a repository of six.',
      'The **distance from the vault**, in steps, says how much your vault is worth to the people who should use it. One is good. At three it has become a place of origin and nothing more.',
      'The **last copy that was added** shows whether the spread still goes on. A shape that has not grown for a year can wait. One that grew this week has a cause that is still at work.',
    ),
    h2('Cut at the cause'),
    p(
      'For each shape there is one change that stops new copies, and it is nearly always a convenience. The vault that answers the pipeline within a second. The command that opens a database session for an hour and shows no password at all. The [editor that underlines](page-contextual-secret-scanning) a key before it is saved, while the hand is still on the keyboard.',
    ),
    p(
      'Make that change before the clean-up. We have seen teams remove two thousand copies in a quarter, with admirable patience, and find as many again in the next. They had cut the leaves.',
    ),
    quote('A secret spreads along the shortest way to get the work done. Make the safe way shorter.'),
    h2('Start with one'),
    p(
      'Choose a secret that matters. Search for its fingerprint everywhere you can reach, and put the places into the order in which they came to be. It takes an afternoon and makes a drawing that fits on a page. Show it to the people in it. In our experience nobody feels accused, and somebody says: “Oh, that one. I can tell you why.”',
    ),
  ),
  seo: seo(
    'Secret sprawl has a shape',
    'Copies of a secret follow the ways in which people work: chains, stars and echoes. How to read the shape, and where to cut it.',
    ['secret sprawl', 'secret scanning', 'fingerprints', 'HMAC'],
  ),
};
