import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** Where OAuth grants live, how to read them, and which to end first. */
export const oauthGrantsOutlivePeople: Document = {
  _id: 'post-oauth-grants-outlive-people',
  _type: 'post',
  title: 'OAuth grants outlive the people who gave them',
  slug: slug('oauth-grants-outlive-people'),
  excerpt:
    'One click on “Allow” makes an identity. Where these grants live, how to read them, and which to end first.',
  image: picture('cover-oauth-apps.webp'),
  category: to('category-protocols'),
  author: to('author-aranda'),
  publishedAt: '2026-08-19T08:00:00Z',
  body: text(
    p(
      'A colleague wants meeting notes to appear by themselves. She clicks “Allow”. From now on a company she has never heard of may read every calendar entry and every attachment that she may read, from its own servers, until somebody says stop.',
    ),
    p('Nothing went wrong. This is what the button is for. What is missing is everything after the click.'),
    h2('What a grant is'),
    p(
      'An OAuth grant joins three things: a person, an application and a set of scopes. The application receives a short access token and, if it asked for one, a refresh token with which it fetches the next. It does not need the person any more, neither to be logged in nor, in some systems, to be employed.',
    ),
    p(
      'Notice what is not in that list. There is no purpose, no end date and no owner on your side. The consent screen named the data. It did not ask what for.',
    ),
    h2('Two kinds of consent'),
    p(
      'A person can allow an application to read their own mail. An administrator can allow it to read everyone’s. Both look alike in the application’s database, and they differ by the size of the company.',
    ),
    callout(
      'Offline access',
      'A scope with this name turns a visit into a residence: the application receives a refresh token and can renew its access until the grant is revoked. Look for it first.',
      true,
    ),
    h2('Where to look'),
    list(
      'The administration page of each suite lists applications. Sort by scope, not by name.',
      'Grants for a whole organization, given by an administrator, are on another page. They matter most and are seen least.',
      'Code hosts have a list for each organization and another for each person.',
      'Chat systems keep bots and grants apart. You want both.',
      'Your own products may be an authorization server too. Someone has a list of the clients registered there.',
    ),
    h2('How to read a scope'),
    p(
      'Scopes are named by the people who wrote the interface, for people who write interfaces. Translate each into a sentence about your own data: `mail.read` is “can read every message that this person has received since they joined”. If the sentence makes you sit up, it goes on the list.',
    ),
    p(
      'Then ask whether the narrower scope exists. Many interfaces offer one for a single folder, a single repository or files that the application made itself. Applications tend to ask for the wide one because a form was easier to fill in that way, and many will accept the narrow one when asked.',
    ),
    h2('Which to end first'),
    steps(
      'Grants of people who have left. Nobody will miss them.',
      'Grants that have not been used for ninety days.',
      'Grants of applications that only one person has allowed, with scopes for everything.',
      'Applications whose publisher has not been verified, whatever their scopes.',
      'Applications that you no longer pay for. The contract ended. The token did not.',
    ),
    p(
      'Revoke the grant and not only the session. Signing a person out ends access tokens in some systems and leaves refresh tokens alone in others. Afterwards look in the log for the application’s next attempt: a failed renewal is the receipt.',
    ),
    h2('What to keep, and how'),
    p(
      'For the rest, find the person who wanted it and ask what it is for. You will hear good reasons. Write them down beside the grant: it now has an owner and a purpose, and it has become an [identity like any other](post-non-human-identity).',
    ),
    p(
      'Two settings keep the list short from then on. Let people allow applications with harmless scopes by themselves, and send the rest to an administrator with a text field that asks one question: what for? And tie the review of grants to the day on which a person leaves. Accounts have been on that checklist for decades. Grants belong one line below.',
    ),
    h2('When an application asks again'),
    p(
      'Applications grow, and their scopes grow with them. A new version asks for one permission more; the screen looks as it did the first time; people click as they did the first time. Compare the scopes of each grant with those of last month, and treat a wider one as new. It is the same application with another purpose, and nobody has yet said what for.',
    ),
    quote('Consent is an event. Access is a state. Most logs keep only the event.'),
  ),
  seo: seo(
    'OAuth grants outlive the people who gave them',
    'Where OAuth grants live, how to read their scopes, and which of them to end first.',
    ['OAuth apps', 'OAuth scopes', 'refresh tokens', 'third-party access'],
  ),
};
