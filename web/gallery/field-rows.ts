import { choicesOf } from '#contract/reading/choices.ts';
import { baseOf, type CompiledType, isShared, rootOf, targetsOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';

/** What the gallery says about a field. */
export interface FieldRow {
  /** Its place: `cards[].title`. */
  path: string;
  title: string;
  description: string;
  /** The sort of value, in a word or two. */
  form: string;
  required: boolean;
  /** What else an editor has to observe, in a few words each. */
  limits: string[];
}

/**
 * All fields of a kind, with those inside its lists and groups; the fields of shared types such as buttons are left
 * out.
 */
export function fieldRows({ fields = [] }: CompiledType, place = ''): FieldRow[] {
  return fields.flatMap(({ name, type }) => {
    const path = place + name;
    const row = {
      path,
      title: type.title ?? name,
      description: typeof type.description === 'string' ? type.description : '',
      form: formOf(type),
      required: readRules(type).required === true,
      limits: limitsOf(type),
    };
    const own = isShared(type) ? [] : fieldRows(type, `${path}.`);
    const members = isShared(type) ? [] : (type.of ?? []);
    const items = members.flatMap((member) => (isShared(member) ? [] : fieldRows(member, `${path}[].`)));
    return [row, ...own, ...items];
  });
}

const forms: Record<string, string> = {
  string: 'line of text',
  text: 'text',
  object: 'group',
  'rich-text': 'formatted text',
};

const texts: Record<string, string> = { string: 'lines', text: 'texts', block: 'paragraphs' };

function formOf(type: CompiledType): string {
  const base = baseOf(type);
  if (choicesOf(type).length > 0) return 'choice';
  if (base === 'reference') return `reference to ${targetsOf(type).join(', ')}`;
  if (base === 'array') return `list of ${(type.of ?? []).map(memberName).join(', ')}`;
  return forms[base] ?? base.replaceAll('-', ' ');
}

function memberName(member: CompiledType): string {
  const base = baseOf(member);
  if (base === 'reference') return targetsOf(member).join(', ');
  const ownTitle = member.title === member.type?.title ? undefined : member.title;
  return ownTitle ?? texts[base] ?? base;
}

function limitsOf(type: CompiledType): string[] {
  const { max, integer, unique, form, patterns, patternName, ...rules } = readRules(type);
  // It goes without saying that a required text has at least one character.
  const min = type.jsonType === 'string' && rules.min === 1 ? undefined : rules.min;
  const choices = choicesOf(type);
  const unit = unitOf(type);
  return [
    ...(min !== undefined && max !== undefined ? [`${min} to ${max}${unit}`] : []),
    ...(min !== undefined && max === undefined ? [`at least ${min}${unit}`] : []),
    ...(max !== undefined && min === undefined ? [`up to ${max}${unit}`] : []),
    ...(integer ? ['whole number'] : []),
    ...(unique ? ['nothing twice'] : []),
    ...(form && form !== rootOf(type) ? [addresses[form] ?? form] : []),
    ...(patternName ? [patternName] : (patterns ?? []).map(String)),
    ...(choices.length > 8 ? [`one of ${choices.length}`] : []),
    ...(choices.length > 0 && choices.length <= 8 ? [choices.map(({ value }) => value).join(' · ')] : []),
  ];
}

const addresses: Record<string, string> = { url: 'address of the web', email: 'address of a mailbox' };

function unitOf(type: CompiledType): string {
  switch (rootOf(type)) {
    case 'string':
    case 'text':
      return ' characters';
    case 'array':
      return ' items';
    default:
      return '';
  }
}
