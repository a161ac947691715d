import { callout, type Document, h2, h3, list, p, picture, quote, seo, slug, text, to } from '../write.ts';

/** What a vault is good at, and the five questions that it cannot answer by its nature. */
export const whatAVaultCannotKnow: Document = {
  _id: 'post-what-a-vault-cannot-know',
  _type: 'post',
  title: 'What a vault cannot know',
  slug: slug('what-a-vault-cannot-know'),
  excerpt:
    'Vaults are good at keeping secrets. Five questions lie outside of what they can see, and they are the ones that come up on a bad day.',
  image: picture('cover-vault-limits.webp'),
  category: to('category-foundations'),
  author: to('author-okafor'),
  publishedAt: '2026-09-23T08:00:00Z',
  body: text(
    p(
      'Let me begin with praise. A vault encrypts what it is given, hands it out by rule, writes down every reading and can issue credentials that expire by themselves. If you have none, close this page and get one. Nothing below is as useful as that.',
    ),
    p(
      'If you have one, you may have noticed that it did not end the questions. That is no fault in the vault. It stands at one door and sees who goes through. The questions are about the rest of the house.',
    ),
    h2('1. Which secrets were never given to it?'),
    p(
      'A vault can count what it holds. It cannot count what it does not. The share of secrets in the vault is the number that every report asks for, and it has a numerator that is known to the last digit and a denominator that nobody has.',
    ),
    p(
      'The way to the denominator leads through the issuers. A database knows its logins, a cloud knows its keys, a code host knows its tokens. List what was *issued*, subtract what is kept, and what remains is the part that lives somewhere else.',
    ),
    h2('2. Where did the value go after it was read?'),
    p(
      'The audit log says: the deploy job read `orders/db` at 14:02. Then the value is a variable in a process. Perhaps it stays one. Perhaps the process writes it into a file for another process, a crash report sends it to a monitoring service, or a colleague who debugs the job prints it.',
    ),
    p(
      'From the vault’s point of view each of these is a perfectly authorized reading. [The copies have a shape](post-secret-sprawl-has-a-shape), and they begin exactly where the vault’s sight ends.',
    ),
    h2('3. What does it open?'),
    p(
      'The vault knows the secret under a path. What the account behind it may do is decided elsewhere: in the grants of a database, the roles of a cloud, the scopes of an application. A path called `readonly` is a hope that somebody had when they named it.',
    ),
    p(
      'So the vault cannot tell you which of its four thousand entries matter. Sorted by path they look alike. Sorted by reach, a few dozen stand apart, and two or three would end the company.',
    ),
    h2('4. Is it still needed?'),
    p(
      'A secret that has not been read for a year may be dead. Or its consumer read it once at start-up and has been running since. Or it reads a cached copy. The other way round is no better: a sidecar that fetches everything every five minutes makes a dead secret look busy.',
    ),
    callout(
      'Two logs are needed',
      'Reading a secret and using the account are different events in different systems. Only the issuer’s log says that the account did something. Where both are silent for longer than your longest business cycle, you may begin to end it.',
    ),
    h2('5. Who answers for it?'),
    p(
      'Vault policies name who may read and who may write. Neither is an owner. The group that can write is often the platform team, which can write everything; the readers are machines. Ask for the owner of an old path and you are told who moved it there, in a migration that moved all of them.',
    ),
    h2('Three habits that make the vault better'),
    h3('Write the purpose where the secret is'),
    p(
      'Most vaults keep metadata beside a value. Four fields are enough: the identity, the person, the consumer and the date on which somebody should look again. Refuse new entries without them. People grumble for a week.',
    ),
    h3('Prefer issuing to keeping'),
    p(
      'A vault that makes a database login for an hour and removes it afterwards has answered questions 2 and 4 by making them harmless. Move the accounts with the largest reach first, however few they are. It is tempting to start with what is easy, and then one has issued a thousand short-lived passwords to test databases.',
    ),
    h3('Put something in that nobody needs'),
    p(
      'A path with a tempting name and a credential that works nowhere, except that its use rings a bell. No consumer has a reason to read it. If one does, you have learned early that somebody is walking along the shelves.',
    ),
    h2('And the second vault?'),
    p(
      'Nearly every company that I visit has more than one. There is the one that was chosen, the one that came with the cloud, the one that a bought company brought along, and the password manager of the operations team, which holds the keys of the other three. Each has its own audit log and its own idea of a path.',
    ),
    list(
      'The same value in two vaults will be rotated in one of them.',
      'An entry moved to the new vault tends to stay in the old one, readable.',
      'The key that opens a vault is itself a secret, and it is kept somewhere. Ask where, and count how many can get at it.',
    ),
    p(
      'One list over all of them, joined by fingerprint, shows this within a day. It needs no migration and no decision about which of the vaults is the right one.',
    ),
    quote('A vault answers “who may take it out”. The night asks “what happens if they have”.'),
    h2('What to do with this'),
    p(
      'Take the ten entries whose loss you would mind most. Fill in the five answers for each by hand. Where you needed more than an hour, you have found what to automate; [vault augmentation](page-vault-augmentation) describes how we do it without asking the vault for a single value.',
    ),
  ),
  seo: seo(
    'What a vault cannot know',
    'Five questions that lie outside of what a secrets vault can see, and three habits that make the vault you have better.',
    ['secrets management', 'vault', 'secret sprawl', 'dynamic secrets'],
  ),
};
