import { choicesOf, type Definition, fieldsOf, membersOf, rootOf, targetsOf } from './definition.ts';
import { rulesOf } from './rules.ts';

/** What the gallery says of a field. */
export interface FieldRow {
  /** Its place: `cards[].title`. */
  path: string;
  title: string;
  description: string;
  /** What is filled in, in a word or two. */
  form: string;
  required: boolean;
  /** What else an editor has to keep to, a few words each. */
  limits: string[];
}

/** Every field of a kind with those inside its lists and groups; shared types such as buttons are not taken apart. */
export function fieldRows(definition: Definition, place = ''): FieldRow[] {
  return fieldsOf(definition).flatMap((field) => {
    const path = place + field.name;
    const { required } = rulesOf(field);
    const row = {
      path,
      title: field.title ?? field.name,
      description: typeof field.description === 'string' ? field.description : '',
      form: formOf(field),
      required,
      limits: limitsOf(field),
    };
    const own = field.fields ? fieldRows({ type: 'object', fields: field.fields }, `${path}.`) : [];
    const items = (field.of ?? []).flatMap(({ fields }) =>
      fields ? fieldRows({ type: 'object', fields }, `${path}[].`) : [],
    );
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

function formOf(definition: Definition): string {
  if (choicesOf(definition).length > 0) return 'choice';
  if (definition.type === 'reference') return `reference to ${targetsOf(definition).join(', ')}`;
  if (definition.type === 'array') return `list of ${membersOf(definition).map(memberName).join(', ')}`;
  return forms[definition.type] ?? definition.type.replaceAll('-', ' ');
}

function memberName(member: Definition): string {
  if (member.type === 'reference') return targetsOf(member).join(', ');
  return member.title ?? texts[member.type] ?? member.type;
}

function limitsOf(definition: Definition): string[] {
  const { min, max, integer, unique, form } = rulesOf(definition);
  const choices = choicesOf(definition);
  const unit = unitOf(definition);
  return [
    ...(min !== undefined && max !== undefined ? [`${min} to ${max}${unit}`] : []),
    ...(min !== undefined && max === undefined ? [`at least ${min}${unit}`] : []),
    ...(max !== undefined && min === undefined ? [`up to ${max}${unit}`] : []),
    ...(integer ? ['whole number'] : []),
    ...(unique ? ['nothing twice'] : []),
    ...(form ? [form] : []),
    ...(choices.length > 8 ? [`one of ${choices.length}`] : []),
    ...(choices.length > 0 && choices.length <= 8 ? [choices.map(({ value }) => value).join(' · ')] : []),
  ];
}

function unitOf(definition: Definition): string {
  switch (rootOf(definition)) {
    case 'string':
    case 'text':
      return ' characters';
    case 'array':
      return ' items';
    default:
      return '';
  }
}
