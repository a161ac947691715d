import type { SnapshotField } from '#contract/change/snapshot.ts';
import { split } from '#sections/migration-steps.ts';
import type { Step } from './plan-migration.ts';

/** The GROQ condition by which stored content is known to need one of some steps. */
export const conditionOf = (steps: readonly Step[]): string =>
  [...new Set(steps.map(conditionOfStep))].join(' || ') || 'false';

function conditionOfStep(step: Step): string {
  const { holder, name } = split(step.path);
  const [, own = name, list] = /^([^[]*)(\[\].*)?$/.exec(name) ?? [];
  // A condition on what a list holds asks only whether there is such a list.
  return list ? `defined(${pathTo(holder, own)})` : within(holder, conditionFor(step), name);
}

const pathTo = (holder: string, name: string): string => [holder, name].filter(Boolean).join('.');

/** A condition on a field, asked from the object that holds it from afar: `count(items[defined(question)]) > 0`. */
function within(holder: string, condition: (field: string) => string, name: string): string {
  const place = holder.indexOf('[]');
  if (place < 0) {
    const field = pathTo(holder, name);
    const isFilled = condition(field).startsWith('!defined') && holder ? `defined(${holder}) && ` : '';
    return isFilled + condition(field);
  }
  const list = holder.slice(0, place);
  const [, type, rest = ''] = /^\[\](?:\(([^)]*)\))?\.?(.*)$/.exec(holder.slice(place)) ?? [];
  const ofType = type ? `_type == "${type}" && ` : '';
  return `count(${list}[${ofType}${within(rest, condition, name)}]) > 0`;
}

function conditionFor(step: Step): (field: string) => string {
  if (step.does === 'fill') return (field) => `!defined(${field})`;
  if (step.does !== 'change') return (field) => `defined(${field})`;
  const { field: is, was, isMeasured } = step;
  return (field) => {
    const size = is.type === 'text' ? `length(${field})` : is.type === 'list' ? `count(${field})` : field;
    const found = [
      ...(is.max !== undefined && is.max !== was.max ? [`${size} > ${is.max}`] : []),
      ...(is.min !== undefined && is.min !== was.min ? [`${size} < ${is.min}`] : []),
      ...(is.choices && is.choices !== was.choices
        ? [`(defined(${field}) && !(${field} in ${JSON.stringify(is.choices)}))`]
        : []),
    ];
    return isMeasured && found.length > 0 && isElseEqual(is, was) ? found.join(' || ') : `defined(${field})`;
  };
}

/** Whether two fields differ in nothing but what a condition can ask for. */
function isElseEqual(one: SnapshotField, other: SnapshotField): boolean {
  const elseOf = ({ min: _min, max: _max, choices: _choices, required: _required, ...rest }: SnapshotField) =>
    JSON.stringify(rest);
  return elseOf(one) === elseOf(other);
}
