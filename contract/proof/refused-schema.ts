import { schemaFaults } from '../compile.ts';
import type { Finding, Verdict } from './verdict.ts';

/** What the Studio refuses in the types of a project, such as two fields with the same name, each with its field. */
export function refusedSchema(types: readonly { name: string }[]): Finding[] {
  return schemaFaults(types)
    .filter(({ severity }) => severity === 'error')
    .map(({ place: [subject = 'schema', ...rest], message }) => {
      const { path, ...said } = worded(pathOf(rest), message);
      const field = path === '' ? subject : `${subject}.${path}`;
      return { subject, path, verdict: 'flaw', name: 'schema-refused', field, ...said };
    });
}

/**
 * Adds what is wrong with the schema itself to the proofs, each finding at the type that it is about. Everything else
 * that is found of a type that Sanity could not compile is dropped, because an empty type was judged in its place.
 */
export function withSchemaFaults<Proof extends { subject: string; verdicts: Verdict[]; findings: Finding[] }>(
  proofs: readonly Proof[],
  refused: readonly Finding[],
  notCompiled: readonly Finding[],
): (Proof | { subject: string; verdicts: Verdict[]; findings: Finding[] })[] {
  const gone = new Set(notCompiled.map(({ subject }) => subject));
  const isSaid = ({ subject }: Finding) => refused.some((one) => one.subject === subject);
  const all = [...refused, ...notCompiled.filter((finding) => !isSaid(finding))];
  const isOfGone = ({ subject, name, reason }: Finding) =>
    gone.has(subject) ||
    (name === 'never-filled-in' && [...gone].some((type) => reason.includes(` is not a field of ${type},`)));
  const bySubject = Map.groupBy(all, ({ subject }) => subject);
  const others = [...bySubject].filter(([subject]) => !proofs.some((proof) => proof.subject === subject));
  return [
    ...others.map(([subject, findings]) => ({ subject, verdicts: [], findings })),
    ...proofs.map((proof) => {
      const own = bySubject.get(proof.subject) ?? [];
      return { ...proof, findings: [...own, ...proof.findings.filter((finding) => !isOfGone(finding))] };
    }),
  ];
}

/** Words the common faults plainly, and passes on Sanity's own message for any other. */
function worded(path: string, message: string): Pick<Finding, 'path' | 'reason' | 'fix'> {
  const [, count, name] = message.match(/^Found (\d+) fields with name "(.+)" in object/) ?? [];
  if (name !== undefined)
    return {
      path: path === '' ? name : `${path}.${name}`,
      reason: `is the name of ${count} fields, of which the Studio knows only one`,
      fix: 'rename or remove all but one',
    };
  const [, type, meant] = message.match(/^Unknown type: ([^.\s]+)\.(?: Did you mean "(.+)"\?)?/) ?? [];
  if (type !== undefined)
    return {
      path,
      reason: `is of the type "${type}", which does not exist`,
      fix: meant === undefined ? 'name a type of Sanity or of the project' : `type: '${meant}'`,
    };
  return { path, reason: `is refused by the Studio: ${message}` };
}

/** Makes a path such as `items[].answer` from a place, in which `fields` or `of` and names stand by turns. */
function pathOf(place: readonly string[]): string {
  let path = '';
  for (let at = 0; at + 1 < place.length; at += 2)
    path += place[at] === 'of' ? '[]' : `${path === '' ? '' : '.'}${place[at + 1]}`;
  return path;
}
