import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** How to find the agents that already run, out of logs that have no field for them. */
export const findingTheAgentsYouHave: Document = {
  _id: 'post-finding-the-agents-you-have',
  _type: 'post',
  title: 'How to find the agents you already have',
  slug: slug('finding-the-agents-you-have'),
  excerpt:
    'No log has a column that says “agent”. Five traces that give one away, and an afternoon’s work to turn them into a list.',
  image: picture('cover-inventory.webp'),
  category: to('category-agents'),
  author: to('author-okafor'),
  publishedAt: '2026-11-04T08:00:00Z',
  body: text(
    p(
      'Ask how many agents a company runs and you will hear about the one with a budget. The others have no budget. They are a script with a model in it, an assistant in somebody’s editor, a workflow that a vendor switched on. All of them hold credentials, and none of them is on a list.',
    ),
    p('You cannot search for the word, because no log has a column for it. You can search for behavior.'),
    h2('Five traces'),
    steps(
      '**A person’s token with a program’s client.** The user is Anna. The client string names a library, and the calls arrive forty a minute. Either Anna types very fast or she has help.',
      '**A credential that calls a model and then everything else.** The pattern is plain in a network log: out to a model provider, in to the ticket system, out to the model again. A loop like that is a program that thinks between its calls.',
      '**Consents for unfamiliar applications.** Assistants ask for mail, calendar and files in one click. The list of OAuth grants shows them with dates. Sort it by first use.',
      '**Keys of model providers in unlikely places.** A key for a model in the repository of the finance tools means that the finance tools have an agent, or will.',
      '**Work without rhythm.** A schedule repeats. A person sleeps. An identity that is busy at odd hours, with a different mix of calls each time, is neither.',
    ),
    callout(
      'One trace is a question',
      'Each of these has an innocent reading. A colleague may simply have written a good script. Two traces on one identity are worth a message; three are worth a meeting.',
    ),
    h2('Where to look, in order of effort'),
    list(
      'The list of applications and consents in your directory. Ten minutes, and it names people.',
      'The bill. Model providers charge by key, and finance knows which cost center pays.',
      'The egress log, filtered by the addresses of model providers. It shows which hosts and jobs call them.',
      'The code hosts, searched for client libraries of models and for configuration files of tool servers.',
      'The audit logs of the systems that matter most, grouped by user *and* client. This is the slow one, and the one that finds what the others miss.',
    ),
    h2('Telling two users of one token apart'),
    p(
      'The hard case is the shared token: a person and an agent under one name. Split its calls by three things that travel together, namely source address, client and rhythm. A person’s calls come from a laptop, with a browser, in bursts that follow the working day. The agent’s come from elsewhere, with a library, evenly or at all hours.',
    ),
    p(
      'The split need not be perfect. It has to be good enough to ask a precise question: “Between two and four this morning, something using your token read the customer table from this address. Is that yours?” People answer such questions quickly and with some relief. They had been meaning to tell someone.',
    ),
    h2('What to write down'),
    p(
      'For each agent found, five fields are enough to begin with: a **name**, the **person** who wants the result, the **credential** that it runs on, the **tools** that it can call, and **who else’s words it reads**. The last is the one that is left out. An agent that reads only your own database has one kind of risk. An agent that reads incoming mail takes instructions from anyone with your address.',
    ),
    p(
      'Sort the list by the last two fields. An agent that reads what strangers write, and may write where it matters, comes first. It is usually not the one with the budget.',
    ),
    quote('The agent that worries you is on a slide. The one that should is in a cron job.'),
    h2('Then make it easy to be found'),
    p(
      'A search finds what exists today. What keeps the list true is a way to register an agent that is less work than borrowing a token: one form, one owner, [an identity of its own](post-agents-need-names) within the hour, narrow rights to begin with. If the right way takes a week, the wrong way takes a minute, and you will be searching again by spring.',
    ),
    p(
      'Run the five traces once a month all the same. The point is not to catch anybody. It is to notice when the easy way has stopped being easy.',
    ),
  ),
  seo: seo(
    'How to find the agents you already have',
    'Five traces in logs, consents and bills that give an agent away, and how to turn them into a list with owners.',
    ['AI agents', 'shadow AI', 'agent inventory', 'agentic AI governance'],
  ),
};
