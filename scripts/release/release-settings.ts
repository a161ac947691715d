import type { Environment } from '#settings/environment.ts';
import type { VariableName, Variables } from '#settings/variables.ts';
import { hashSettings } from '#web/settings-effect.ts';
import { type ReleaseManifest, readReleaseManifest } from './release-manifest.ts';

/** The variables that a build holds; those without a value are no part of it. */
const builtIn: readonly VariableName[] = [
  'SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'HUBSPOT_API',
  'FLAGS_URL',
];

/**
 * The variables that a release brings along, each as undefined: a child then does not inherit those of this process.
 */
export function withoutHeld(): Variables {
  return Object.fromEntries(builtIn.map((name) => [name, undefined]));
}

/** Lines for a shell that set the variables that a release holds, unless they are set already. */
export function settingLines({ variables }: ReleaseManifest['settings']): string {
  const lines = Object.entries(variables).map(([name, value]) => {
    const quoted = `'${value.replaceAll("'", "'\\''")}'`;
    return `[ -n "\${${name}:-}" ] || ${name}=${quoted}\nexport ${name}\n`;
  });
  return lines.join('');
}

/** The settings that a release holds. */
export function heldSettings(environment: Environment): ReleaseManifest['settings'] {
  const given = builtIn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    hash: hashSettings(environment, 'build'),
    variables: { SITE_URL: environment.siteUrl, ...Object.fromEntries(given) },
  };
}

/** Throws a sentence when a release is started with settings that it was not built for. */
export function requireSettings(root: string, environment: Environment): void {
  const { name, settings } = readReleaseManifest(root);
  if (hashSettings(environment, 'build') === settings.hash) return;
  const held = Object.entries(settings.variables).map(([variable, value]) => `${variable}=${value}`);
  throw new Error(
    `The release "${name}" was built with ${held.join(' ')} and cannot be started with other values of ${builtIn.join(', ')}. Remove these, or make another release with them.`,
  );
}
