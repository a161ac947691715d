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

/** How to review an agent by the tools that it holds, and by what they allow together. */
export const readTheToolListAsAPolicy: Document = {
  _id: 'post-read-the-tool-list-as-a-policy',
  _type: 'post',
  title: 'Read an agent’s tool list as a policy',
  slug: slug('read-the-tool-list-as-a-policy'),
  excerpt:
    'Each tool looks harmless on its own. How to review what an agent can do with all of them together, in an hour and without reading a prompt.',
  image: picture('cover-agent-tools.webp'),
  category: to('category-agents'),
  author: to('author-aranda'),
  publishedAt: '2026-09-02T08:00:00Z',
  body: text(
    p(
      'Somebody asks you to approve an agent. You are shown a demonstration, which goes well, and a system prompt, which is polite. Neither tells you what it can do. For that there is a better document, and it is usually the shortest of all: the list of its tools.',
    ),
    p(
      'A tool is a name, a description in prose, a schema for its arguments and, behind it, a credential. To the model it is a capability. To you it is a line of a policy, written in an unfamiliar dialect. It can be reviewed like one.',
    ),
    h2('Translate each tool into a sentence'),
    p('For every tool, fill in the same sentence, and do not let the name of the tool do the work for you:'),
    quote('With this tool, the agent can … , on … , as … .'),
    list(
      '**Can what?** The verbs of the credential and not those of the description. `search_tickets` may run on a token that is also allowed to delete them.',
      '**On what?** One project, all projects, everything that the person can see. Defaults are wide.',
      '**As whom?** Its own identity, the user’s, or a shared account that six other things use too.',
    ),
    p(
      'The description is written for the model. It steers which tool is chosen and limits nothing. Neither does the schema, as long as one of its fields is called `query` and takes a string.',
    ),
    h2('Sort them into three piles'),
    h3('It reads what strangers write'),
    p(
      'Incoming mail, tickets, web pages, pull requests of outsiders, the name of a file that somebody uploaded. Whatever arrives here is part of the agent’s input and may contain instructions. There is no dependable way to make a model tell the two apart. Assume that text from this pile can decide which tool is called next.',
    ),
    h3('It reads what is yours'),
    p(
      'Customer records, source code, calendars, other people’s documents, the secrets in a repository’s settings.',
    ),
    h3('It can send or change'),
    p(
      'Mail, payments, commits, permissions. Look for the quiet ones. Fetching a web address sends something if the address can be chosen: `https://collect.example/?d=` followed by whatever was read. So does an image in a reply that the reader’s browser will load.',
    ),
    callout(
      'Two of three',
      'An agent with tools from one or two of the piles can be lived with. One that has all three can be told by a stranger to take what is yours and send it away. No prompt changes that. Removing a tool does.',
      true,
    ),
    h2('Then look at the pairs'),
    p(
      'Policies for people know the separation of duties: who orders does not approve. Agents collect tools the way old accounts collect rights, and the dangerous thing is seldom a single tool.',
    ),
    list(
      '*Open a pull request* and *approve a pull request*: it can merge what it has written.',
      '*Read a secret* and *run a command*: the secret is anywhere the command can reach.',
      '*Create an identity* and *anything else*: it can make itself a colleague without limits.',
      '*Edit its own configuration* and *anything else*: the list that you have just read is a draft.',
    ),
    h2('Ask where the tool comes from'),
    p(
      'Many tools are served by a separate program, a tool server, that the agent connects to at start. Three questions are worth a line each. Who runs it? Which credential does it hold, and does it hold one for each user or one for all? And is the list of tools pinned, or may the server present another one tomorrow? A description that changes after approval is a new policy that nobody has approved.',
    ),
    p(
      'A server that passes on the token it received, instead of obtaining one for itself, deserves a closer look. The resource behind it can then no longer tell who is calling, and the audience of the token has lost its meaning.',
    ),
    h2('What to change'),
    steps(
      '**Split the wide tools.** `run_sql` becomes three named queries with parameters. What the agent needs is seldom as general as what was easy to offer.',
      '**Give each tool its own credential,** with the narrowest scope that its one task allows. [Names come first](post-agents-need-names).',
      '**Fix the destination.** A tool that sends mail to the person who opened the ticket is a different thing from one that sends mail.',
      '**Put a person before the irreversible.** Show them what will happen in their own terms, and not as a block of JSON.',
      '**Break the trio.** If one agent needs all three piles, make it two: one that reads what strangers write and can do nothing, and one that acts on a form that the first may only fill in.',
    ),
    h2('How to keep it true'),
    p(
      'The list of tools belongs under version control, with an owner who approves changes, as for any other policy. Beside it, keep the list of tools that were *used*. After a month the difference is free to remove, as it is with [rights of any other identity](page-least-privilege-enforcement).',
    ),
    p(
      'And watch the order of calls more than the calls. An agent that reads a ticket, then searches the customer table, then fetches an unknown address has done three permitted things. It is the sentence that they make which matters.',
    ),
    p(
      'The review takes an hour for an agent with ten tools. I have yet to do one that ended with ten tools.',
    ),
  ),
  seo: seo(
    'Read an agent’s tool list as a policy',
    'How to review an agent by its tools: three piles, dangerous pairs, tool servers, and five changes that cost little.',
    ['AI agents', 'prompt injection', 'tool permissions', 'segregation of duties'],
  ),
};
