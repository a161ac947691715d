// Plain JavaScript, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// npm takes the unambiguous beginning of one of its own options for that option, and the next word for its value.
const lengthened = { to: 'token_description', replace: 'replace_registry_host' };
const values = ['', 'false', 'never', 'always', 'npmjs']; // what npm itself says for its own options

/**
 * The options of a command that stood before "--" and were kept by npm, which passes them on only in the environment:
 * each with its name, and whether it takes a value. `script` is the command's file, whose source declares the options,
 * and `words` is what npm handed on.
 */
export function keptByNpm(script, words, environment = process.env) {
  const isSaid = (name) => words.some((word) => word.split('=', 1)[0] === `--${name}`);
  return optionsOf(script).filter(({ name }) => isKept(name, environment) && !isSaid(name));
}

/** The options that a command's file declares for parseArgs, or the file beside it that it runs. */
export function optionsOf(script) {
  const text = readFileSync(script, 'utf8');
  const [, other] = /^await import\('(\.\/[\w-]+\.ts)'\);$/m.exec(text) ?? [];
  if (other) return optionsOf(path.join(path.dirname(script), other));
  const found = text.matchAll(/(?:'([a-z-]+)'|\b([a-z]+)): \{\s*type: '(boolean|string)'/g);
  return [...found].map(([, quoted, name = '', type]) => ({
    name: quoted ?? name,
    hasValue: type === 'string',
  }));
}

function isKept(name, environment) {
  const value = environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '';
  if (!values.includes(value)) return true;
  const other = Object.hasOwn(lengthened, name) && environment[`npm_config_${lengthened[name]}`];
  if (!other || values.includes(other)) return false;
  // The npm option may hold a host from somebody's .npmrc.
  return name !== 'replace' || other === 'true' || other.startsWith('-') || existsSync(other);
}
