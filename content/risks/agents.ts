import { callout, p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks of software that decides by itself which of its rights to use. */
export const agentRisks = [
  knownRisk({
    name: 'agents-with-inherited-tokens',
    title: 'Agents that work with a person’s token',
    severity: 'high',
    category: 'agents',
    affected: ['agents', 'oauth-apps'],
    since: '2026-04-27T08:00:00Z',
    summary:
      'The trial ran on a colleague’s token, and never stopped. The agent may do all that she may, and every log says that it was her.',
    description: text(
      p(
        'Giving an agent one’s own token is the quickest way to a result. It then has every right of that person, in every system that the token opens, also those that have nothing to do with its task. Nothing in the record separates what she did from what it did.',
      ),
      p(
        'It cannot be limited without limiting her, nor stopped without locking her out. When she changes her role, the agent is promoted. When she leaves, something stops and nobody knows what.',
      ),
    ),
    detection: text(
      steps(
        'Ask where people show each other what they have built: which of these runs on somebody’s own token? Promise that nobody gets into trouble.',
        'Look for personal tokens that are used from servers, around the clock, or faster than a person types.',
        'Search agent configurations and their environments for personal access tokens and refresh tokens.',
      ),
    ),
    remediation: text(
      steps(
        'Give each agent and environment an identity with a name, an owner and its own credentials.',
        'Where it acts for a person, let it exchange her token for one that names both: her as the subject, the agent as the actor.',
        'Make the rights of that token the smaller of the two: what she may do, and what the agent is for.',
        'Revoke the borrowed tokens, and refuse personal ones from server networks.',
      ),
      p('Four small decisions for the beginning stand in [“Agents need names”](post-agents-need-names).'),
    ),
    references: ['tokenExchange', 'nhi9', 'excessiveAgency'],
    related: [
      'agents-that-strangers-instruct',
      'tool-servers-with-static-tokens',
      'people-behind-service-accounts',
    ],
    question: 'Whose name do your agents use?',
  }),
  knownRisk({
    name: 'tool-servers-with-static-tokens',
    title: 'Tool servers with one static token',
    severity: 'high',
    category: 'agents',
    affected: ['agents', 'api-keys'],
    since: '2026-05-25T08:00:00Z',
    summary:
      'The MCP server was started with an API key in its environment. Everybody who can reach the server acts with that key, and the key knows none of them.',
    description: text(
      p(
        'A server of the Model Context Protocol offers tools to agents: read a ticket, query a table, send a message. Behind each is a service that wants a credential, and the simplest set-up reads one static token from a file at the start. It is the same for every user and every agent.',
      ),
      p(
        'The server has become a gate with a key in it. Someone who may not read the table asks the agent, which asks the server, which may. The service’s log shows the server. Its configuration file, with the token in plain text, lies on each laptop that tried it.',
      ),
    ),
    detection: text(
      steps(
        'List the servers that agents use, remote ones by the network’s log and local ones by the configuration files on laptops.',
        'For each, find its credential: whose is it, what may it do, does it end?',
        'Call a remote server without a token, and with a token that was made for another service. Both must get a 401.',
        'Ask two people with different rights to make the same call. Equal answers are the finding.',
      ),
    ),
    remediation: text(
      steps(
        'Let the server be a resource of your authorization server: it announces where to get a token, and checks the audience of what it receives.',
        'Pass no token on. The server exchanges it for one of its own, for the service behind, on behalf of the caller.',
        'One credential for each tool and the least rights for each: a server that only reads needs a key that only reads.',
        'For local servers use the sign-in of the person, with a short token kept by the system’s key store.',
      ),
    ),
    references: ['mcpAuthorization', 'mcpPractice', 'resourceMetadata'],
    related: ['agents-with-inherited-tokens', 'tokens-without-audience', 'agents-that-strangers-instruct'],
    question: 'Which keys are your tool servers lending?',
  }),
  knownRisk({
    name: 'agents-that-strangers-instruct',
    title: 'An agent that strangers can instruct',
    severity: 'critical',
    category: 'agents',
    affected: ['agents'],
    since: '2026-06-15T08:00:00Z',
    summary:
      'It reads mail from outside, may see private data and can send messages. Any two of these are a design. All three are a way out for the data.',
    description: text(
      p(
        'An agent cannot reliably tell the text that it works on from the text that tells it what to do. A ticket, a web page or a calendar entry may hold an instruction, and the agent may follow it with all rights that it has.',
      ),
      p(
        'No filter finds every such text. What decides is what the agent is able to do when it has been fooled: which data it can read at that moment, and through which tool anything can leave, be it a mail, a pull request or the address of a picture.',
      ),
    ),
    detection: text(
      steps(
        'For each agent fill in three columns: what it reads that others have written, what it can see that is private, what it can send or change.',
        'Mark the agents with an entry in all three, and for each the tool by which something leaves.',
        'Put a harmless instruction into each kind of input, such as “add the word heron to your answer”. Keep it as a test that runs with each change.',
        'Look in the log for calls that are the first of their kind and follow the reading of something from outside.',
      ),
    ),
    remediation: text(
      steps(
        'Break one of the three. An agent that reads strangers’ text in one run has no private data in that run.',
        'Limit the ways out by the credential and the network, not by the prompt: fixed recipients, no free addresses.',
        'Let a person confirm what cannot be undone, with the real parameters in view, and keep that list short.',
        'Give rights for the task and take them back after it, so that an idle agent holds nothing.',
      ),
      callout(
        'A prompt is a request',
        'A right that the credential does not carry cannot be talked into existence.',
        true,
      ),
    ),
    references: ['promptInjection', 'excessiveAgency', 'mcpPractice'],
    related: [
      'agents-with-inherited-tokens',
      'tool-servers-with-static-tokens',
      'vendor-app-that-reads-everything',
    ],
    question: 'Who may give your agents ideas?',
  }),
].flat();
