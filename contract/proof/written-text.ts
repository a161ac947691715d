/** A text as it is written in TypeScript. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;

/** A key of an object as it is written in TypeScript: in quotes where it is no name. */
export const keyText = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key));
