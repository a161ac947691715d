import type { Environment } from '#settings/environment.ts';
import type { VariableName, Variables } from '#settings/variables.ts';
import { hashSettings } from '#web/settings-effect.ts';
import { type ReleaseManifest, readManifest } from './release-manifest.ts';

/** The variables of which a build is one; those that are given none are no part of it. */
const builtIn: readonly VariableName[] = [
  'SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'HUBSPOT_API',
  'FLAGS_URL',
];

/** Takes away from a child, which gets the variables of this process otherwise, those that a release brings along. */
export function withoutHeld(): Variables {
  return Object.fromEntries(builtIn.map((name) => [name, undefined]));
}

/** Lines of a shell that set what a release holds, where nobody has set it. */
export function settingLines({ variables }: ReleaseManifest['settings']): string {
  const lines = Object.entries(variables).map(([name, value]) => {
    const quoted = `'${value.replaceAll("'", "'\\''")}'`;
    return `[ -n "\${${name}:-}" ] || ${name}=${quoted}\nexport ${name}\n`;
  });
  return lines.join('');
}

/** What of the settings a release holds. */
export function heldSettings(environment: Environment): ReleaseManifest['settings'] {
  const given = builtIn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    hash: hashSettings(environment, 'build'),
    variables: { SITE_URL: environment.siteUrl, ...Object.fromEntries(given) },
  };
}

/** Throws a sentence when a release is to be started with settings for which it was not built. */
export function requireSettings(root: string, environment: Environment): void {
  const { name, settings } = readManifest(root);
  if (hashSettings(environment, 'build') === settings.hash) return;
  const held = Object.entries(settings.variables).map(([variable, value]) => `${variable}=${value}`);
  throw new Error(
    `The release "${name}" was built with ${held.join(' ')} and cannot be started with other values of ${builtIn.join(', ')}. Take these away, or make another release with them.`,
  );
}
