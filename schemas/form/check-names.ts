/** What the Studio says when two fields of a form have the same name: only one of their values would be kept. */
export function checkNames(fields: { name?: string }[] | undefined): true | string {
  const twice = firstRepeated((fields ?? []).map(({ name }) => name));
  return !twice || `Two fields have the name "${twice}". Rename one of them.`;
}

/** What the Studio says when two choices of a field are kept as the same word. */
export function checkChoices(choices: { label?: string; value?: string }[] | undefined): true | string {
  const twice = firstRepeated((choices ?? []).map(({ label, value }) => value || label));
  return !twice || `Two choices are kept as "${twice}". Nobody could tell them apart.`;
}

function firstRepeated(words: (string | undefined)[]): string | undefined {
  // Sent values have no space around them, so two values that differ only there could not be told apart.
  const tidy = words.map((word) => word?.trim());
  return tidy.find((word, index) => word && tidy.indexOf(word) < index);
}
