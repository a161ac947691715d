import type { RandomField } from './random-field.ts';

/** What a query makes of a field of a thing, and what the answer is then. Beside it, a thing has a `tone` and perhaps a `lead`. */
export type Way = readonly [expression: (name: string) => string, answer: Answer];
/** What an answer is, by which a contract is chosen that has something to do with it. */
export type Answer =
  | 'text'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'texts'
  | 'choices'
  | 'mixed'
  | 'lines'
  | 'group'
  | 'titles'
  | 'blocks';

/** The ways in which a field of each sort is asked for. */
export const ways: Readonly<Record<RandomField['sort'], readonly Way[]>> = {
  text: [
    [(name) => name, 'text'],
    [(name) => name, 'text'],
    [(name) => `coalesce(${name}, "abc")`, 'text'],
    [(name) => `coalesce(${name}, "")`, 'text'],
    [(name) => `coalesce(${name}, lead)`, 'text'],
    [(name) => `select(defined(${name}) => ${name}, "a")`, 'text'],
    [(name) => `select(!defined(${name}) => "x", ${name})`, 'text'],
    [(name) => `select(${name} != null => ${name}, lead)`, 'text'],
    [(name) => `select(${name} == "a" => ${name})`, 'text'],
    [(name) => `select(${name} in ["a", "b"] => ${name}, "a")`, 'text'],
    [(name) => `select(defined(lead) && defined(${name}) => ${name}, tone)`, 'text'],
    [(name) => `lower(${name})`, 'text'],
    [(name) => `${name} + "!"`, 'text'],
    [(name) => `string::split(${name}, ",")`, 'texts'],
    [(name) => `[${name}, lead]`, 'texts'],
    [(name) => `array::compact([${name}, lead])`, 'texts'],
    [(name) => `defined(${name})`, 'boolean'],
    [(name) => `${name} == null`, 'boolean'],
    [(name) => `length(${name})`, 'number'],
    [(name) => `{"text": ${name}}`, 'group'],
    [(name) => `{"text": coalesce(${name}, "a"), "note": lead}`, 'group'],
  ],
  choice: [
    [(name) => name, 'choice'],
    [(name) => `coalesce(${name}, "a")`, 'choice'],
    [(name) => `select(${name} == "a" => "b", ${name})`, 'choice'],
    [(name) => `select(${name} == "a" => ${name}, "b")`, 'choice'],
    [(name) => `${name} == "a"`, 'boolean'],
  ],
  number: [
    [(name) => name, 'number'],
    [(name) => name, 'number'],
    [(name) => `coalesce(${name}, 1)`, 'number'],
    [(name) => `${name} + 1`, 'number'],
    [(name) => `${name} / 2`, 'number'],
    [(name) => `round(${name})`, 'number'],
    [(name) => `select(defined(${name}) => ${name}, 0)`, 'number'],
    [(name) => `select(${name} > 1 => ${name}, 1)`, 'number'],
    [(name) => `math::max([${name}, 1])`, 'number'],
    [(name) => `string(${name})`, 'text'],
    [(name) => `${name} > 1`, 'boolean'],
  ],
  boolean: [
    [(name) => name, 'boolean'],
    [(name) => `coalesce(${name}, false)`, 'boolean'],
    [(name) => `!${name}`, 'boolean'],
    [(name) => `select(${name} => "a", "b")`, 'choice'],
    [(name) => `${name} && defined(lead)`, 'boolean'],
  ],
  texts: [
    [(name) => name, 'texts'],
    [(name) => `coalesce(${name}, [])`, 'texts'],
    [(name) => `${name}[0...2]`, 'texts'],
    [(name) => `${name}[0..2]`, 'texts'],
    [(name) => `${name}[1...3]`, 'texts'],
    [(name) => `${name}[1..-1]`, 'texts'],
    [(name) => `${name}[@ != "a"]`, 'texts'],
    [(name) => `array::unique(${name})`, 'texts'],
    [(name) => `array::compact(${name})`, 'texts'],
    [(name) => `${name} | order(@)`, 'texts'],
    [(name) => `[...${name}, "z"]`, 'texts'],
    [(name) => `[...${name}, ...${name}]`, 'texts'],
    [(name) => `[...coalesce(${name}, []), lead]`, 'texts'],
    [(name) => `${name}[0]`, 'text'],
    [(name) => `${name}[-1]`, 'text'],
    [(name) => `coalesce(${name}, ["x"])[0]`, 'text'],
    [(name) => `select(count(${name}) > 0 => ${name}[0], "x")`, 'text'],
    [(name) => `count(${name})`, 'number'],
    [(name) => `count(${name}[@ != "a"])`, 'number'],
    [(name) => `"a" in ${name}`, 'boolean'],
    [(name) => `array::join(${name}, ",")`, 'text'],
  ],
  choices: [
    [(name) => name, 'choices'],
    [(name) => `${name}[@ == "a"]`, 'choices'],
    [(name) => `coalesce(${name}[0...1], ["a"])`, 'choices'],
    [(name) => `${name}[0]`, 'choice'],
  ],
  mixed: [
    [(name) => name, 'mixed'],
    [(name) => `${name}[0...2]`, 'mixed'],
    [(name) => `${name}[0]`, 'text'],
  ],
  lines: [
    [(name) => `${name}[]{text, note}`, 'lines'],
    [(name) => `coalesce(${name}[]{text, note}, [])`, 'lines'],
    [(name) => `${name}[_type == "line"]{text, note}`, 'lines'],
    [(name) => `${name}[defined(note)]{text, note}`, 'lines'],
    [(name) => `${name}[]{text, _type == "line" => {note}}`, 'lines'],
    [(name) => `${name}[]{text, "note": select(_type == "line" => coalesce(note, "n"))}`, 'lines'],
    [(name) => `${name}[]{_type, text, _type == "line" => {note}}`, 'lines'],
    [(name) => `${name}[]{...}`, 'lines'],
    [(name) => `${name}[]{..., "note": coalesce(note, text)}`, 'lines'],
    [(name) => `${name}[]{text, note}[0...2]`, 'lines'],
    [(name) => `${name} | order(text){text, note}`, 'lines'],
    [(name) => `${name}[].text`, 'texts'],
    [(name) => `${name}[].note`, 'texts'],
    [(name) => `${name}[_type == "other"].text`, 'texts'],
    [(name) => `${name}[0]{text, note}`, 'group'],
    [(name) => `${name}[0].text`, 'text'],
    [(name) => `count(${name})`, 'number'],
  ],
  group: [
    [(name) => name, 'group'],
    [(name) => `${name}{text, note}`, 'group'],
    [(name) => `${name}{...}`, 'group'],
    [(name) => `${name}{..., "note": coalesce(note, "a")}`, 'group'],
    [(name) => `{"text": ${name}.text, "note": ${name}.note}`, 'group'],
    [(name) => `select(defined(${name}) => {"text": ${name}.text, "note": lead}, null)`, 'group'],
    [(name) => `${name}{text, defined(note) => {note}}`, 'group'],
    [(name) => `${name}.text`, 'text'],
    [(name) => `coalesce(${name}.note, ${name}.text)`, 'text'],
    [(name) => `select(defined(${name}.note) => ${name}.note, ${name}.text)`, 'text'],
  ],
  reference: [
    [(name) => `${name}->title`, 'text'],
    [(name) => `coalesce(${name}->title, "a")`, 'text'],
    [(name) => `${name}->{"text": title, "note": lead}`, 'group'],
    [(name) => `${name}->{"text": coalesce(title, "x"), _type == "topic" => {"note": lead}}`, 'group'],
    [(name) => `select(defined(${name}) => ${name}->title)`, 'text'],
    [(name) => `select(${name}->_type == "topic" => ${name}->title, "x")`, 'text'],
    [(name) => `defined(${name}->lead)`, 'boolean'],
    [() => '*[_type == "topic"].title', 'titles'],
    [(name) => `*[_type == "topic" && _id == ^.${name}._ref].title`, 'titles'],
  ],
  references: [
    [(name) => `${name}[]->title`, 'texts'],
    [(name) => `array::compact(${name}[]->title)`, 'texts'],
    [(name) => `coalesce(${name}[]->{"text": title, "note": lead}, [])`, 'lines'],
    [(name) => `${name}[0]->title`, 'text'],
    [(name) => `count(${name})`, 'number'],
  ],
  picture: [
    [(name) => `${name}.asset->url`, 'text'],
    [(name) => `coalesce(${name}.asset->url, "")`, 'text'],
    [(name) => `select(defined(${name}.asset) => ${name}.asset->url)`, 'text'],
    [(name) => `${name}{"text": asset->url, "note": asset->_id}`, 'group'],
    [(name) => `${name}{"text": coalesce(asset->url, "a"), "note": alt}`, 'group'],
    [(name) => `${name}.alt`, 'text'],
    [(name) => `defined(${name}.asset)`, 'boolean'],
  ],
  blocks: [
    [(name) => `pt::text(${name})`, 'text'],
    [(name) => `coalesce(pt::text(${name}), "a")`, 'text'],
    [(name) => name, 'blocks'],
    [(name) => `${name}[]{..., "text": pt::text(@)}`, 'blocks'],
    [
      (name) => `${name}[]{_type, _type == "block" => {style}, _type == "image" => {"url": asset->url}}`,
      'blocks',
    ],
    [(name) => `${name}[_type == "block"].style`, 'texts'],
    [(name) => `${name}[].children[].text`, 'texts'],
    [(name) => `count(${name})`, 'number'],
  ],
  slug: [
    [(name) => `${name}.current`, 'text'],
    [(name) => `coalesce(${name}.current, "a")`, 'text'],
  ],
};
