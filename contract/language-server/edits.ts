import type { WrittenProject } from '../places/places.ts';
import type { Span } from '../places/span.ts';
import type { Finding } from '../proof/verdict.ts';

/** A text to be put into a file. */
export interface Edit {
  title: string;
  at: Span;
  text: string;
}

/** The edits that mend a finding, as far as its fix says what to type and the place is written in a file. */
export function editsFor(
  { name, subject, path, field, reason, fix = '' }: Finding,
  written: WrittenProject,
): Edit[] {
  const inSchema =
    field === undefined ? [] : rulesIn(fix).flatMap((rules) => ruleEdit(field, rules, written));
  switch (name) {
    case 'may-be-null':
      return [...acceptingEdit(subject, path, reason, written), ...inSchema];
    case 'not-asked-for':
      return askingEdit(subject, path, written);
    case 'choice-not-accepted':
      return choiceEdit(subject, path, fix, written);
    default:
      return inSchema;
  }
}

function acceptingEdit(subject: string, path: string, reason: string, written: WrittenProject): Edit[] {
  const [, gap = 'null'] = reason.match(/^may be (missing|null or missing)/) ?? [];
  const accepted = { missing: 'optional', 'null or missing': 'nullish' }[gap] ?? 'nullable';
  const title = gap === 'null' ? 'Accept null in the contract' : `Accept in the contract that it is ${gap}`;
  // A null is not missing: a contract that accepts only what is missing has mostly meant null.
  const other = gap === 'null' ? written.callInContract(subject, path, 'optional') : undefined;
  if (other) return [{ title, at: other, text: `.${accepted}()` }];
  const end = written.endOfContract(subject, path);
  return end ? [{ title, at: end.at, text: `${end.before}.${accepted}()` }] : [];
}

function askingEdit(subject: string, path: string, written: WrittenProject): Edit[] {
  const key = path.split('.').at(-1) ?? '';
  const at = /^[a-z_]\w*$/i.test(key) ? written.startOfProjection(subject, path) : undefined;
  return at ? [{ title: `Ask for "${key}" in the projection`, at, text: `${key}, ` }] : [];
}

function choiceEdit(subject: string, path: string, fix: string, written: WrittenProject): Edit[] {
  const [, choice] = fix.match(/^add ("(?:[^"\\]|\\.)*"|-?[\d.]+) to the contract/) ?? [];
  const at = choice === undefined ? undefined : written.endOfChoices(subject, path);
  if (!at || choice === undefined) return [];
  const text = choice.includes("'") || choice.includes('\\') ? choice : choice.replaceAll('"', "'");
  return [{ title: `Accept ${choice} in the contract`, at, text: `, ${text}` }];
}

/**
 * The calls of rules that a fix says to type in, such as `required()` and `max(80)`; each alternative is a list of its
 * own.
 */
function rulesIn(fix: string): [name: string, given: string][][] {
  return [...fix.matchAll(/validation: \(rule\) => rule((?:\.\w+\([\w.-]*\))+)/g)].map(([, calls = '']) =>
    [...calls.matchAll(/\.(\w+)\(([\w.-]*)\)/g)].map(([, name = '', given = '']) => [name, given]),
  );
}

function ruleEdit(field: string, rules: [name: string, given: string][], written: WrittenProject): Edit[] {
  const place = written.rulesOf(field);
  if (!place) return [];
  const said = rules.map(([name, given]) => `.${name}(${given})`).join('');
  const title = `Demand rule${said} in the schema`;
  if (place.is === 'none') return [{ title, at: place.at, text: `, validation: (rule) => rule${said}` }];
  const text = rules.reduce((now, [name, given]) => {
    const call = new RegExp(String.raw`\.${name}\([\w.-]*\)`);
    return call.test(now) ? now.replace(call, `.${name}(${given})`) : `${now}.${name}(${given})`;
  }, place.text);
  return text === place.text ? [] : [{ title, at: place.at, text }];
}
