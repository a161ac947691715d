import { button, type Document, keyed, link, p, picture, seo, slug, text, to } from '../write.ts';

/** A use case: agents with names, limits and owners. */
export const agenticAiGovernance: Document = {
  _id: 'page-agentic-ai-governance',
  _type: 'page',
  title: 'Agentic AI governance',
  path: slug('/use-cases/agentic-ai-governance'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'An agent is an identity that improvises',
      text: 'Give it a name, an owner, a list of tools and a limit. Then compare what it does with what it was made for.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Read the guide', link('post-agents-need-names'), 'ghost'),
      ]),
      picture: {
        ...picture('cover-agents.webp'),
        hotspot: { _type: 'sanity.imageHotspot', x: 0.71, y: 0.47, width: 0.3, height: 0.5 },
      },
      background: 'deep',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'The challenge',
      title: 'Borrowed keys, open questions',
      firstColumn: text(
        p(
          'Many agents run on somebody’s token. The log says that Anna exported the customers. Anna was asleep; her assistant was not.',
        ),
        p(
          'What an agent calls next depends on what it has just read, and some of that was written by strangers. Reviewing its code tells you what it could do at most, which is everything that Anna can.',
        ),
      ),
      secondColumn: text(
        p(
          'Without an identity of its own an agent cannot be limited, reviewed or switched off without switching off a person. With one, it can be all three.',
        ),
        p(
          'The means are the ones that already govern service accounts: **an owner, a purpose, narrow rights, a short life.** They only have to arrive before the agent does.',
        ),
      ),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'principles',
      title: 'Four things every agent gets',
      subtitle: 'None of them needs a new protocol.',
      cards: [
        '<strong>A name of its own.</strong> One identity for each agent and environment, never a person’s.',
        '<strong>An owner.</strong> A person who is asked before its rights grow.',
        '<strong>A list of tools.</strong> Each tool with its own credential, so that one can be taken away.',
        '<strong>A limit.</strong> Of time, of money, of rows: whatever ends a bad night early.',
      ],
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What Cardea does',
      title: 'From the first trial to the off switch',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'search',
          title: 'Finds the agents you have',
          text: 'By the clients in your logs, the apps people have allowed, and the tokens that suddenly work at night.',
        },
        {
          _type: 'icon-card',
          icon: 'split',
          title: 'Tells person and agent apart',
          text: 'Where a token is shared, use is split by client, place and rhythm, until each has its own.',
        },
        {
          _type: 'icon-card',
          icon: 'users',
          title: 'Records for whom it acts',
          text: 'Delegation is kept as a chain: this person, through this agent, with this tool.',
        },
        {
          _type: 'icon-card',
          icon: 'target',
          title: 'Fits rights to the task',
          text: 'Proposes the narrowest grant that covers the observed work, for the owner to confirm.',
        },
        {
          _type: 'icon-card',
          icon: 'bell',
          title: 'Notices the first of a kind',
          text: 'A new tool, a new table, a new pace. The message says what is usual and what was different.',
        },
        {
          _type: 'icon-card',
          icon: 'timer',
          title: 'Ends it cleanly',
          text: 'One switch revokes what the agent holds, and leaves the person behind it at work.',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'blog-list',
      eyebrow: 'Read on',
      title: 'Before you let it loose',
      source: 'picked',
      posts: keyed([
        to('post-finding-the-agents-you-have'),
        to('post-agents-need-names'),
        to('post-oauth-grants-outlive-people'),
      ]),
      limit: 3,
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Which agents run on your keys?',
      text: 'Half an hour with your own logs usually tells.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Governance for AI agents',
    'Names, owners, tools and limits for agents: how to let them work without lending them a person’s keys.',
    ['agentic AI governance', 'AI agents', 'agent identity', 'least privilege'],
  ),
};
