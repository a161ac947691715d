const texts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
// A name, brackets with the texts in them, or `..` for all that lies below.
const step = /\.\.|\.?((?:[^.[\]"'\s])+)|\[(?:[^[\]"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*\]/gy;

/** Whether a path may name several places, or none: `a[*]`, `..a`, `a[0:2]`, `a[0,2]`, `a[b?]`. */
export const isWide = (path: string): boolean =>
  /\.\.|\*|\[[^\]]*[:,?][^\]]*\]|\[\s*\]/.test(path.replace(texts, '""'));

/** The steps of a path of JSONMatch, `..` among them for all that lies below; throws for one that cannot be read. */
export function stepsOf(path: string): string[] {
  const { steps, rest } = readSteps(path);
  if (rest !== '' || steps.includes('[]') || steps.at(-1) === '..')
    throw new Error(`The path "${path}" cannot be read from "${rest}" on.`);
  return steps;
}

/** The steps of a path as far as it can be read, and what is left of it. */
export function readSteps(path: string): { steps: string[]; rest: string } {
  const steps: string[] = [];
  let end = 0;
  for (const [text, name] of path.matchAll(step)) {
    steps.push(name ?? text);
    end += text.length;
  }
  return { steps, rest: path.slice(end) };
}
