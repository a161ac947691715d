import { type Change, harmless } from './change.ts';

/** What a query answers: the forms of each value in words, by its path. */
type Answers = Readonly<Record<string, string>>;

/**
 * The changes in what a query answers; a group or list that came or went as a whole is one change, with the number of
 * values in it.
 */
export function compareAnswers(subject: string, was: Answers, is: Answers): Change[] {
  const [olds, news] = [Object.keys(was), Object.keys(is)];
  const changed = [...new Set([...olds, ...news])].filter((path) => was[path] !== is[path]).sort();
  const wholes = Map.groupBy(changed, (path) => {
    const others = path in was ? news : olds;
    return path in was && path in is ? path : wholeOf(path, others);
  });
  return [...wholes].map(([whole, paths]) => {
    const [path = whole] = paths;
    const said = (answers: Answers) => {
      if (!(path in answers)) return 'nothing';
      return paths.length > 1 ? `${paths.length} values` : answers[path];
    };
    const place = paths.length > 1 ? whole : path;
    const differing = paths.length > 1 ? undefined : differenceOf(was[path], is[path]);
    return harmless(`${subject} → ${place}`, differing ?? `the query answered ${said(was)}, now ${said(is)}`);
  });
}

const manyForms = 8; // nobody compares as many by eye

/**
 * The forms that came and those that went, where there are many; undefined when there are few, or none of them stayed.
 */
function differenceOf(was = '', is = ''): string | undefined {
  const olds = was.split(' | ');
  const news = is.split(' | ');
  const come = news.filter((one) => !olds.includes(one));
  const gone = olds.filter((one) => !news.includes(one));
  if (olds.length < manyForms || gone.length === olds.length) return undefined;
  const parts = [
    ...(come.length > 0 ? [`now answers ${come.join(' | ')} as well`] : []),
    ...(gone.length > 0 ? [`no longer answers ${gone.join(' | ')}`] : []),
  ];
  return `the query ${parts.join(', and ')}`;
}

/** The largest part of an answer that holds a path and none of the others. */
function wholeOf(path: string, others: readonly string[]): string {
  for (const { index } of path.matchAll(/(?<=[^.[\]])(?=[.[])/g)) {
    const part = path.slice(0, index);
    const isWithin = (other: string) => other === part || /^[.[]/.test(other.slice(part.length));
    if (!others.some((other) => other.startsWith(part) && isWithin(other))) return part;
  }
  return path;
}
