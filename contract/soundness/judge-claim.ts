import type { SanityClient } from '@sanity/client';
import * as fc from 'fast-check';
import { checkContract } from '../checking/check-contract.ts';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import type { StoredDocument } from '../project.ts';
import { extract } from '../proof/extract.ts';
import { findingsOf, judge } from '../proof/prove.ts';
import type { Finding } from '../proof/verdict.ts';
import { openSearchEngine } from '../search/engine.ts';
import { objects } from '../search/values.ts';
import { assets } from '../search/world.ts';
import { studioErrors } from '../studio-errors.ts';
import type { RandomClaim } from './random-claim.ts';

/** What the proof says of a claim, and a publishable document whose answer the contract refuses, if one was found. */
export interface JudgedClaim {
  findings: Finding[];
  refused?: { stored: StoredDocument; issue: string };
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

/** Asks the proof, and tries documents that an editor can publish until one is refused. */
export async function judgeClaim(
  claim: RandomClaim,
  { tries, seed = 1 }: { tries: number; seed?: number },
): Promise<JudgedClaim> {
  const { types, query, contract } = claim;
  const asked = { subject: 'thing', query, contract };
  const findings = findingsOf(asked, judge(asked, extract(types)));
  const schema = compileSchema(types);
  const type = compiledType(schema, 'thing');
  if (!type) throw new Error('The made-up type was not compiled.');
  const things = fc.sample(objects(type, { ids }), { numRuns: tries, seed });
  for (const thing of things) {
    const stored = { ...thing, _id: 'thing-1', _type: 'thing' };
    const checked = checkContract(contract, engine.ask(query, [stored, ...around]));
    if (checked.success) continue;
    const errors = await studioErrors(stored, client, schema);
    const issue = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    if (errors.length === 0) return { findings, refused: { stored, issue } };
  }
  return { findings };
}

/** Answers what the Studio's validator asks of a lake: whether what is referred to is there. */
const client = {
  withConfig: () => client,
  getDocument: async (id: string) => around.find(({ _id }) => _id === id),
  fetch: async () => null,
} as unknown as SanityClient; // of a client only what the validator asks
