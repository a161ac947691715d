/** Every kind of finding by its name, which never changes: docs/findings.md has a section for each. */
export const findingNames = {
  /** What the proof says of a value, a kind or an excuse. */
  proof: [
    'may-be-null',
    'never-filled-in',
    'default-never-used',
    'not-asked-for',
    'asked-for-and-dropped',
    'key-refused',
    'other-form',
    'choice-not-accepted',
    'value-not-accepted',
    'only-null-accepted',
    'text-not-accepted',
    'text-too-short',
    'text-too-long',
    'number-out-of-range',
    'number-not-whole',
    'number-not-multiple',
    'list-too-short',
    'list-too-long',
    'asynchronous',
    'not-foretold',
    'not-read',
    'nested-too-deep',
    'checked-by-code',
    'changed-by-code',
    'code-fails',
    'nobody-reads',
    'no-contract',
    'not-rendered',
    'not-offered',
    'needless-excuse',
    'schema-refused',
    'initial-value-refused',
    'cannot-be-judged',
  ],
  /** What the search finds by trying random sections. */
  search: [
    'contract-refuses',
    'view-fails',
    'view-complains',
    'repeated-key',
    'drawn-otherwise',
    'stray-word',
    'not-escaped',
    'address-runs-code',
    'html-not-valid',
    'markdown-reads-otherwise',
    'cannot-be-searched',
  ],
  /** What a view does with what is filled in. */
  views: [
    'text-not-drawn',
    'choice-without-effect',
    'value-without-effect',
    'item-left-out',
    'text-in-unsafe-place',
    'outline-broken',
    'not-accessible',
    'not-over-border',
    'needless-intention',
  ],
  /** What a change of the schema does to stored content. */
  change: [
    'type-gone',
    'field-gone',
    'migration-gone',
    'now-required',
    'type-changed',
    'no-longer-permitted',
    'limit-tightened',
    'form-tightened',
    'rule-added',
    'reference-strengthened',
  ],
  /** What is wrong with stored documents. */
  dataset: [
    'not-shown',
    'studio-refuses',
    'studio-warns',
    'kept-back',
    'could-be-better',
    'type-unknown',
    'link-leads-nowhere',
    'anchor-not-on-page',
    'path-claimed-twice',
    'redirect-in-circle',
    'redirect-in-chain',
    'reference-leads-nowhere',
    'asset-unused',
  ],
} as const;

/** The name of a kind of finding, such as `may-be-null`. */
export type FindingName = (typeof findingNames)[keyof typeof findingNames][number];

/** Where findings are explained: a path from the root of the project, or a whole URL where the page is published. */
export const findingsPage = import.meta.url?.includes('/node_modules/@tessera/contract/')
  ? new URL('../findings.md', import.meta.url).pathname // beside what is compiled
  : 'docs/findings.md';

/** The address at which a kind of finding is explained, such as `docs/findings.md#may-be-null`. */
export function pageOf(name: FindingName): string {
  return `${findingsPage}#${name}`;
}

/** Splits what `withPage` has made into the sentence and the name of its finding. */
export function withoutPage(said: string): { said: string; name?: FindingName } {
  const [sentence = '', page] = said.split('\n    see   ');
  const name = page?.slice(page.lastIndexOf('#') + 1);
  return {
    said: sentence,
    name: Object.values(findingNames)
      .flat()
      .find((one) => one === name),
  };
}

/** A sentence on what was found, followed by the address at which its kind is explained. */
export function withPage(name: FindingName, said: string): string {
  return `${said}\n    see   ${pageOf(name)}`;
}
