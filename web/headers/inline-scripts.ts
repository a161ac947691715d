import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isFile = /\ssrc\s*=/i;
// A script of any other type is data, which browsers do not run.
const isData = /\stype\s*=\s*"?(?!module\b|importmap\b|speculationrules\b|text\/javascript\b)[^\s"]/i;

/** The texts of a page's inline scripts, without structured data and other scripts that browsers do not run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    isFile.test(attributes) || isData.test(attributes) || text === '' ? [] : [text],
  );

/** The source expression with which a policy lets an inline script run: its SHA-256 hash. */
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
 * A page with the data that Next writes into many scripts in a row merged into one script: each would need a hash in
 * the policy, and many proxies refuse a header of more than 4 KB.
 */
export const withDataInOneScript = (html: string): string =>
  html.replace(manyScripts, (scripts) => scripts.replaceAll('</script><script>', '\n'));
