// Plain JavaScript, as it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What begins like one option of npm's own, and of none besides, npm takes for that, and the word behind it for its value.
const lengthened = { to: 'token_description', replace: 'replace_registry_host' };
const values = ['', 'false', 'never', 'always', 'npmjs']; // what npm says of its own options by itself

/**
 * The options of a command that stood before "--" and were kept by npm, which hands them on by the environment alone: each with its name,
 * and whether a value belongs to it. `script` is the command's file, in whose sources the options stand, and `words` what npm handed on.
 */
export function keptByNpm(script, words, environment = process.env) {
  const isSaid = (name) => words.some((word) => word.split('=', 1)[0] === `--${name}`);
  return optionsOf(script).filter(({ name }) => isKept(name, environment) && !isSaid(name));
}

/** The options that a command's file hands to parseArgs, or the file beside it that it runs. */
function optionsOf(script) {
  const text = readFileSync(script, 'utf8');
  const [, other] = /^await import\('(\.\/[\w-]+\.ts)'\);$/m.exec(text) ?? [];
  if (other) return optionsOf(path.join(path.dirname(script), other));
  const found = text.matchAll(/(?:'([a-z-]+)'|\b([a-z]+)): \{\s*type: '(boolean|string)'/g);
  return [...found].map(([, quoted, name, type]) => ({ name: quoted ?? name, hasValue: type === 'string' }));
}

function isKept(name, environment) {
  const value = environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '';
  if (!values.includes(value)) return true;
  const other = Object.hasOwn(lengthened, name) && environment[`npm_config_${lengthened[name]}`];
  if (!other || values.includes(other)) return false;
  // A host may stand in somebody's .npmrc.
  return name !== 'replace' || other === 'true' || other.startsWith('-') || existsSync(other);
}
