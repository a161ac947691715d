import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes a project from a template of Sanity's own CLI in a folder, as `sanity init` does, without what that downloads.
 */
export async function writeStudio(template: string, folder: string): Promise<void> {
  const cli = resolve('node_modules/@sanity/cli');
  const own = (file: string) => import(pathToFileURL(join(cli, 'dist/actions/init', file)).href);
  const { createStudioConfig } = await own('createStudioConfig.js');
  const { default: templates } = await own('templates/index.js');
  const variables = { projectId: 'abc', dataset: 'production', projectName: template };
  const config = createStudioConfig({ template: templates[template]?.configTemplate, variables });
  cpSync(join(cli, 'templates', template), folder, { recursive: true });
  const ending = existsSync(join(folder, 'schemaTypes/index.ts')) ? 'ts' : 'js';
  writeFileSync(join(folder, `sanity.config.${ending}`), config);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: template, type: 'module' }));
}
