import { readFileSync } from 'node:fs';
import * as z from 'zod';

const bom = z.looseObject({ components: z.array(z.looseObject({ purl: z.string() })) });
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/**
 * Adds the packages that npm leaves out to the list that it has written: `npm sbom --omit=dev` of npm 11 omits every
 * package that something for building or tests asks for, even when others ask for it, too. npm's own lock file tells
 * what is installed, and what for.
 */
export function completeList(written: string, lockFile = 'node_modules/.package-lock.json') {
  const list = bom.parse(JSON.parse(written));
  const listed = new Set(list.components.map(({ purl }) => purl));
  const { packages } = lock.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  for (const [place, { name = nameOf(place), version, license, dev, link }] of Object.entries(packages)) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    if (!place.startsWith('node_modules/') || dev || link || !version || listed.has(purl)) continue;
    listed.add(purl);
    const licenses = license === undefined ? {} : { licenses: [licenceOf(license)] };
    list.components.push({
      'bom-ref': `${name}@${version}`,
      type: 'library',
      name,
      version,
      purl,
      ...licenses,
    });
  }
  return list;
}

/**
 * The licence in CycloneDX's form, which differs for one SPDX licence, for an SPDX expression of several, and for one
 * without an SPDX id.
 */
function licenceOf(license: string): object {
  if (/ (?:AND|OR|WITH) /.test(license)) return { expression: license };
  return { license: /\s/.test(license) ? { name: license } : { id: license } };
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
