import { tokensOf } from './query-tokens.ts';

// A reference leads to the stored document; where there is none yet, to the one that a migration will create.
const lookup = '{"one": coalesce(@->, $created[_id == ^._ref][0])}.one';

/**
 * Changes a query so that its references also lead to the documents of `$created`, which a migration will create and
 * the lake does not have yet.
 */
export function withCreated(query: string): string {
  const tokens = tokensOf(query);
  const open: string[] = [];
  let [made, done, entry] = ['', 0, -1]; // `entry`: the index of the first token of an entry of a projection
  for (const [place, { text, at }] of tokens.entries()) {
    const before = tokens[place - 1]?.text ?? '';
    if (open.at(-1) === '{' && (before === '{' || before === ',')) entry = place;
    if ('{[('.includes(text)) open.push(text);
    else if ('}])'.includes(text)) open.pop();
    if (text !== '->') continue;
    const first = tokens[entry];
    const own = tokens
      .slice(entry, place)
      .map((token) => token.text)
      .join('');
    made += query.slice(done, at);
    // GROQ names the field of `author->{name}` after the reference, but not that of what replaces it here.
    if (first && /^[A-Za-z_]\w*(\[\])?$/.test(own) && open.at(-1) === '{') {
      const start = made.length - (at - first.at);
      made = `${made.slice(0, start)}"${first.text}": ${made.slice(start)}`;
    }
    made += lookup + (/^\w/.test(tokens[place + 1]?.text ?? '') ? '.' : '');
    done = at + text.length;
  }
  return made + query.slice(done);
}
