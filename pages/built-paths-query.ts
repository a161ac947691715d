import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressField, addressOf, foremost, standsAnywhere } from '#schemas/addresses.ts';

const maxPages = 300; // of a type whose documents stand anywhere
const maxOthers = 50; // for each other type

const questions = addressedTypes.map((type) => {
  const field = `${addressField(type)}.current`;
  const max = standsAnywhere(type) ? maxPages : maxOthers;
  return groq`"${type}": *[_type == "${type}" && defined(${field})] | order(${foremost(type)})[0...${max}]{_type, "word": ${field}}`;
});

/** A query for the documents whose pages the build renders: a limited number, however large the site is. */
export const builtPathsQuery = groq`{
  ${questions.join(',\n  ')}
}`;

const document = z.object({
  _type: z.string(),
  word: z.string().nullable().catch(null),
});

/** The checked answer of `builtPathsQuery`: the paths of these documents. */
export const builtPaths = z
  .object(Object.fromEntries(addressedTypes.map((type) => [type, z.array(document)])))
  .transform((found) =>
    Object.values(found)
      .flat()
      .flatMap(({ _type, word }) => addressOf({ _type, path: word, slug: word }) ?? []),
  );
