/** The names that Sanity's own types bear (https://www.sanity.io/docs/schema-types): no kind and no page type can take one. */
export const namesOfSanity: ReadonlySet<string> = new Set(
  'array block boolean crossDatasetReference date datetime document email file geopoint image number object reference slug span string text url'.split(
    ' ',
  ),
);
