/** A piece of a text, from `start` up to but not including `end`. */
export type Range = readonly [start: number, end: number];

/** A key of a projection, and what it is made of. */
interface Entry {
  name: string;
  key: Range;
  value: Range;
}

/**
 * Where a query writes the key that answers a path such as `items.title`: the last key on the way that can be found,
 * and whether it is the key of the whole path. GROQ is read only by its brackets, texts and commas.
 */
export function keyAt(
  query: string,
  path: readonly string[],
): { key: Range; value: Range; isWhole: boolean } | undefined {
  const text = withoutComments(query);
  return firstOf(blocksIn(text, [0, text.length]), (block) => inBlock(text, block, path));
}

/** The place after the opening brace of the projection of a value at a path; undefined when that is not written. */
export function startOfBraces(query: string, path: readonly string[]): number | undefined {
  const text = withoutComments(query);
  const found = path.length === 0 ? undefined : keyAt(query, path);
  if (path.length > 0 && !found?.isWhole) return undefined;
  const [block] = blocksIn(text, found?.value ?? [0, text.length]);
  return block && block[0] + 1;
}

type Found = ReturnType<typeof keyAt>;

function inBlock(text: string, block: Range, [name, ...rest]: readonly string[]): Found {
  let near: Found;
  for (const part of partsIn(text, block)) {
    const entry = entryIn(text, part);
    if (entry && entry.name !== name) continue;
    const within = entry ? rest : [name ?? '', ...rest];
    const inside = within.length > 0 ? deeper(text, entry?.value ?? part, within) : undefined;
    const own = entry && { key: entry.key, value: entry.value, isWhole: rest.length === 0 };
    const found = inside?.isWhole || !entry ? inside : own;
    if (found?.isWhole) return found;
    near ??= found && inside ? inside : found;
  }
  return near;
}

function deeper(text: string, range: Range, path: readonly string[]): Found {
  return firstOf(blocksIn(text, range), (block) => inBlock(text, block, path));
}

function firstOf(blocks: Range[], find: (block: Range) => Found): Found {
  const all = blocks.map(find).filter((one) => one !== undefined);
  return all.find(({ isWhole }) => isWhole) ?? all[0];
}

/** A key with its value; none for a spread and for what stands under a condition. */
function entryIn(text: string, [start, end]: Range): Entry | undefined {
  const own = text.slice(start, end);
  const quoted = own.match(/^\s*(["'])(.*?)\1\s*:/s);
  if (quoted) {
    const at = start + own.indexOf(quoted[1] ?? '');
    const name = quoted[2] ?? '';
    return { name, key: [at, at + name.length + 2], value: [start + quoted[0].length, end] };
  }
  const plain = own.match(/^(\s*)([a-z_]\w*)\s*(?![\w\s(:=!<>])/is);
  if (!plain || isConditional(text, [start, end])) return undefined;
  const [, space = '', name = ''] = plain;
  const at = start + space.length;
  return { name, key: [at, at + name.length], value: [at + name.length, end] };
}

function isConditional(text: string, range: Range): boolean {
  for (const { at, depth } of marksIn(text, range)) if (depth === 0 && text.startsWith('=>', at)) return true;
  return false;
}

/** What stands between the commas within braces. */
function partsIn(text: string, [start, end]: Range): Range[] {
  const inner: Range = [start + 1, end - 1];
  const parts: Range[] = [];
  let from = inner[0];
  for (const { at, depth } of marksIn(text, inner))
    if (depth === 0 && text[at] === ',') {
      parts.push([from, at]);
      from = at + 1;
    }
  return [...parts, [from, inner[1]]];
}

/** The outermost braces. */
function blocksIn(text: string, range: Range): Range[] {
  const blocks: Range[] = [];
  let open = 0;
  let from = 0;
  for (const { at } of marksIn(text, range)) {
    if (text[at] === '{' && open++ === 0) from = at;
    if (text[at] === '}' && --open === 0) blocks.push([from, at + 1]);
  }
  return blocks;
}

const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|=>|[{}[\](),]/g;

/** Every bracket, comma and arrow that is in no text, with the number of brackets around it. */
function* marksIn(text: string, [start, end]: Range): Generator<{ at: number; depth: number }> {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start, end).matchAll(marks)) {
    if (mark.startsWith('"') || mark.startsWith("'")) continue;
    if ('}])'.includes(mark)) depth--;
    yield { at: start + index, depth };
    if ('{[('.includes(mark)) depth++;
  }
}

/** The query with spaces in place of comments, so that every other character stays where it is. */
function withoutComments(query: string): string {
  return query.replace(
    /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\/[^\n]*/g,
    (all, text) => text ?? ' '.repeat(all.length),
  );
}
