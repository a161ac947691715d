/** How much of each sort an archive holds. */
export interface Counts {
  documents: number;
  assets: number;
  comments: number;
  /** Files that visitors sent with forms. */
  files: number;
  accounts: number;
}

const words: [keyof Counts, one: string, several: string][] = [
  ['documents', 'document', 'documents'],
  ['assets', 'asset', 'assets'],
  ['comments', 'comment', 'comments'],
  ['files', 'file that a visitor sent', 'files that visitors sent'],
  ['accounts', 'account', 'accounts'],
];

/** Counts in words: `12 documents, 1 asset and 3 comments`; documents and assets are named also when there are none. */
export function sayCounts(counts: Partial<Counts>): string {
  const said = words.flatMap(([sort, one, several]) => {
    const count = counts[sort] ?? 0;
    const isSaid = count > 0 || (sort in counts && (sort === 'documents' || sort === 'assets'));
    return isSaid ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  return new Intl.ListFormat('en-GB').format(said);
}

/** What was written, and which files of submissions were not, because the lake does not have them any more. */
export interface Written extends Counts {
  missing: string[];
}
