import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isFile = /\ssrc\s*=/i;
// What has another type is data, of which browsers run nothing.
const isData = /\stype\s*=\s*"?(?!module\b|importmap\b|speculationrules\b|text\/javascript\b)[^\s"]/i;

/** The texts of the scripts that stand in a page itself, structured data and other texts that nobody runs left out. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    isFile.test(attributes) || isData.test(attributes) || text === '' ? [] : [text],
  );

/** The source by which a policy lets a script run that stands in a page. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const dataOfNext =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/;

/** Whether a script is nothing but data that Next hands to its own scripts. */
export const isDataOfNext = (text: string): boolean =>
  text.split('\n').every((line) => {
    const [, json] = dataOfNext.exec(line) ?? [];
    return json !== undefined && isJson(json);
  });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const manyScripts =
  /<script>self\.__next_f\.push\([^<\n]*\)(?:<\/script><script>self\.__next_f\.push\([^<\n]*\))+<\/script>/g;

/**
 * A page with the data that Next writes into many scripts, one after the other, in one: each would be a hash in the policy,
 * and a header of more than 4 KB is more than many a proxy takes.
 */
export const withDataInOneScript = (html: string): string =>
  html.replace(manyScripts, (scripts) => scripts.replaceAll('</script><script>', '\n'));
