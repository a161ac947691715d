/**
 * The names of Sanity's own types, which no kind and no page type can take.
 * @see https://www.sanity.io/docs/schema-types
 */
export const namesOfSanity: ReadonlySet<string> = new Set(
  'array block boolean crossDatasetReference date datetime document email file geopoint image number object reference slug span string text url'.split(
    ' ',
  ),
);
