import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { freePort } from '#lake/free-port.ts';
import { installPacked } from './installed-fixture.ts';

// The Studio of one of Sanity's own templates, as "sanity init" writes it, plus the one line that the README tells.
const config = (types: string) => `
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from '${types}';

export default defineConfig({
  projectId: 'abc123',
  dataset: 'production',
  apiHost: process.env.SANITY_STUDIO_API_HOST,
  plugins: [structureTool()],
  schema: { types: schemaTypes },
});
`;

const patience = { timeout: 600_000 }; // npm, a bundler and a browser, on a machine that builds beside them

test.runIf(process.env.THOROUGH)(
  'the Studio of a template signs in, writes and publishes in a packed lake',
  patience,
  async () => {
    const its = await installPacked('lake', {
      besides: [],
      linked: ['sanity', 'react', 'react-dom', 'styled-components'],
    });
    const [port, studioPort] = [String(await freePort()), String(await freePort())];
    const studio = `http://localhost:${studioPort}`;
    cpSync(resolve('node_modules/@sanity/cli/templates/blog/schemaTypes'), join(its.folder, 'schemaTypes'), {
      recursive: true,
    });
    // Sanity's CLI demands this dependency.
    its.write(
      'package.json',
      JSON.stringify({ type: 'module', dependencies: { 'styled-components': '^6.1.15' } }),
    );
    its.write('sanity.config.ts', config('./schemaTypes'));
    its.write('sanity.cli.ts', `export default { api: { projectId: 'abc123', dataset: 'production' } };\n`);
    const cli = ['node', 'node_modules/sanity/bin/sanity'];
    const options = ['--project', 'abc123', '--port', port, '--origin', studio];
    const lake = await its.start('run', ...options, '--', ...cli, 'dev', '--port', studioPort);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(studio);
      await page.getByText('Sign in', { exact: true }).click();
      await page.getByRole('button', { name: 'Sign in on this machine' }).click();
      await page.waitForURL('**/structure**');
      await page.goto(`${studio}/intent/create/template=author;type=author/`);
      await page.locator('[data-testid="field-name"] input').fill('Ada Lovelace');
      await page.locator('[data-testid="action-publish"]:not([disabled])').first().click();
      const published = `npx tessera-lake run -- ${cli.join(' ')} documents query '*[_type == "author"].name' --api-version v2025-02-19`;
      await expect.poll(() => its.sh(published)).toContain('Ada Lovelace');
    } finally {
      await browser.close();
      await lake.end('SIGTERM');
      its.remove();
    }
  },
);
