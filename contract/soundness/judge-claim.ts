import * as fc from 'fast-check';
import { checkContract } from '../checking/check-contract.ts';
import { refusedPaths } from '../checking/refused-paths.ts';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import type { StoredDocument } from '../project.ts';
import { findingsOf, judge } from '../proof/prove.ts';
import { extract } from '../proof/query-types/extract.ts';
import type { Example, Finding } from '../proof/verdict.ts';
import { openSearchEngine } from '../search/engine.ts';
import { objects } from '../search/values.ts';
import { assets } from '../search/world.ts';
import type { Referee } from '../showing/referee.ts';
import { Showing } from '../showing/show-findings.ts';
import type { RandomClaim } from './random-claim.ts';

/** What the proof says of a claim, and what was found when it was tried. */
export interface TriedClaim {
  /** The findings of the proof, before anything is shown. */
  findings: Finding[];
  /** The same findings, with the documents that show them. */
  shown: Finding[];
  /** A publishable document whose answer the contract refuses, if one was found. */
  refused?: { stored: StoredDocument; issue: string };
  /** False alarms: what the proof refutes and nothing that an editor can publish shows, although something could. */
  alarms: Finding[];
}

const engine = openSearchEngine();

// What is referred to: one with everything, one with nothing that may be left out.
const around: StoredDocument[] = [
  { _id: 'topic-1', _type: 'topic', title: 'A topic', lead: 'What it is' },
  { _id: 'topic-2', _type: 'topic', title: 'b' },
  { _id: 'person-1', _type: 'person', title: 'Ada' },
  { _id: 'person-2', _type: 'person' },
  ...assets,
];
const ids = {
  topic: ['topic-1', 'topic-2'],
  person: ['person-1', 'person-2'],
  'sanity.imageAsset': [assets[0]?._id ?? ''],
};

/**
 * Proves a claim, has what the proof refutes shown, and tries documents that an editor can publish until one is
 * refused.
 */
export async function judgeClaim(
  claim: RandomClaim,
  { tries, seed = 1 }: { tries: number; seed?: number },
): Promise<TriedClaim> {
  const { types, query, contract } = claim;
  const asked = { subject: 'thing', query, contract };
  const findings = findingsOf(asked, judge(asked, extract(types)));
  const showing = new Showing({ types });
  const shown = await showing.show(findings, showing.ofQuery(query, contract));
  const things = thingsOf(types, { tries, seed });
  const refused = await refusedOf(claim, things, showing.referee);
  const stands = await Promise.all(shown.map(({ example }) => isShownBy(example, claim, showing.referee)));
  const alarms = findings.filter(
    (finding, index) => !stands[index] && (finding.verdict === 'refuted' || shown[index]?.example),
  );
  if (alarms.length === 0) return { findings, shown, refused, alarms };
  const published = await publishable(things, showing.referee);
  const answered = published.map((own) => whatIsAnswered(claim, own));
  return { findings, shown, refused, alarms: alarms.filter(({ path }) => !isHidden(path, answered)) };
}

/** What a query answers of a document, and where the contract refuses it. */
interface Answered {
  answer: unknown;
  refused: readonly string[];
}

/**
 * Whether nothing can show what is said of a path: nothing can be published, or every answer with a value there is
 * refused further out, because zod does not look into a list that is too long.
 */
function isHidden(path: string, answered: readonly Answered[]): boolean {
  const isAround = (one: string) => path.startsWith(one) && /^[.[]/.test(path.slice(one.length));
  const isRefusedAround = ({ refused }: Answered) => refused.some(isAround) && !refused.includes(path);
  const reaching = answered.filter(({ answer }) => reaches(answer, path));
  return reaching.every(isRefusedAround) && (answered.length === 0 || reaching.length > 0);
}

/** Whether a value has a part at a path such as `[].f[]`, even one that is null. */
function reaches(value: unknown, path: string): boolean {
  const [part, name] = /^\[\]|^\.?([^.[]+)/.exec(path) ?? [];
  if (part === undefined) return true;
  const rest = path.slice(part.length);
  if (name === undefined) return Array.isArray(value) && value.some((item) => reaches(item, rest));
  return (
    typeof value === 'object' && value !== null && name in value && reaches(Reflect.get(value, name), rest)
  );
}

/** Whether an example holds when it is asked again: an editor can publish it, and the contract refuses the answer. */
async function isShownBy(
  example: Example | undefined,
  { query, contract }: RandomClaim,
  referee: Referee,
): Promise<boolean> {
  if (!example) return false;
  const beside = [...example.around, ...assets];
  // The document that is varied need not be a thing: its own type comes before this one.
  const own = example.stored && { _type: 'thing', ...example.stored, _id: 'shown' };
  const checked = checkContract(contract, engine.ask(query, own ? [own, ...beside] : beside));
  return !checked.success && (await referee.permitsOwn({ own, around: beside }));
}

function thingsOf(types: RandomClaim['types'], { tries, seed }: { tries: number; seed: number }) {
  const type = compiledType(compileSchema(types), 'thing');
  if (!type) throw new Error('The made-up type was not compiled.');
  const things = fc.sample(objects(type, { ids }), { numRuns: tries, seed });
  // The Studio removes a field that is emptied; only programs store null.
  return things.map((thing): StoredDocument => ({ ...withoutNulls(thing), _id: 'thing-1', _type: 'thing' }));
}

function withoutNulls(value: object): object {
  const part = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(part);
    return typeof inner === 'object' && inner !== null ? withoutNulls(inner) : inner;
  };
  const filled = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(filled.map(([key, inner]) => [key, part(inner)]));
}

async function refusedOf(
  { query, contract }: RandomClaim,
  things: readonly StoredDocument[],
  referee: Referee,
): Promise<TriedClaim['refused']> {
  for (const stored of things) {
    const checked = checkContract(contract, engine.ask(query, [stored, ...around]));
    if (checked.success) continue;
    const issue = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    if (await referee.permitsOwn({ own: stored, around })) return { stored, issue };
  }
  return undefined;
}

async function publishable(things: readonly StoredDocument[], referee: Referee): Promise<StoredDocument[]> {
  const permitted = await Promise.all(things.map((own) => referee.permitsOwn({ own, around })));
  return things.filter((_, index) => permitted[index]);
}

function whatIsAnswered({ query, contract }: RandomClaim, stored: StoredDocument): Answered {
  const answer = engine.ask(query, [stored, ...around]);
  const checked = checkContract(contract, answer);
  return { answer, refused: checked.success ? [] : [...refusedPaths(checked.error.issues).keys()] };
}
