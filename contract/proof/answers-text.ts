import type { Project } from '../project.ts';
import { answersOf, answerType, indented } from './answer-type.ts';
import { extract } from './query-types/extract.ts';

// A shorter group is easier to read where it stands.
const minLines = 5;

/**
 * The TypeScript types of what the query answers for each kind of section, as the source of a module: `Answers['faq']`.
 * A group of fields that stands in several places is declared once.
 */
export function answersText(project: Pick<Project, 'types' | 'kinds' | 'sections' | 'parameters'>): string {
  const extracted = extract(project.types, { parameters: project.parameters });
  const groups = new Groups();
  const kinds = [...answersOf({ ...project, documents: undefined, queries: [] }, extracted)].map(
    ([kind, members]) => {
      const type = answerType(members, extracted, (text, key) => groups.nameOf(text, key));
      return `  ${JSON.stringify(kind).replaceAll('"', "'")}: ${indented(type)};\n`;
    },
  );
  return groups.written(`export interface Answers {\n${kinds.join('')}}\n`);
}

/**
 * Gives each group of fields a name, by its text; in the end those that are short, or stand in one place alone, lose
 * it.
 */
class Groups {
  readonly #names = new Map<string, string>();
  readonly #taken = new Map<string, number>();

  nameOf(text: string, key: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const word = `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll(/\W/g, '') || 'Section';
    const count = (this.#taken.get(word) ?? 0) + 1;
    this.#taken.set(word, count);
    // Between signs that no type contains, until it is known which names stay.
    const name = `@${word}${count > 1 ? count : ''}@`;
    this.#names.set(text, name);
    return name;
  }

  /** The text with its names resolved, after the declarations of the types that keep their names. */
  written(text: string): string {
    const types = new Map([...this.#names].map(([type, name]) => [name, type]));
    const uses = new Map<string, number>();
    for (const one of [text, ...types.values()])
      for (const [name] of one.matchAll(/@\w+@/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
    const isKept = (name: string) => (uses.get(name) ?? 0) > 1 && lines(types.get(name)) >= minLines;
    const whole = (one: string): string =>
      one.replaceAll(
        /^( *)(.*)$/gm,
        (_line, indent: string, rest: string) =>
          indent +
          rest.replaceAll(/@\w+@/g, (name) =>
            isKept(name) ? name.slice(1, -1) : whole(types.get(name) ?? '').replaceAll('\n', `\n${indent}`),
          ),
      );
    const kept = [...types].filter(([name]) => isKept(name));
    const declared = kept.map(([name, type]) => `type ${name.slice(1, -1)} = ${whole(type)};\n\n`);
    return `${declared.join('')}${whole(text)}`;
  }
}

const lines = (type = ''): number => type.split('\n').length;
