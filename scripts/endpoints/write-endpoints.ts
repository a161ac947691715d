import { readFileSync, writeFileSync } from 'node:fs';
import { routes } from '#lake/routes.ts';
import { withTables } from './endpoint-tables.ts';

// A program that writes what lake/endpoints.ts says of the lake's endpoints into docs/lake.md.
const file = 'docs/lake.md';
writeFileSync(file, withTables(readFileSync(file, 'utf8'), routes));
