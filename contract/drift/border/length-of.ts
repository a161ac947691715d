import { statSync } from 'node:fs';

/** How long a file is. */
export const lengthOf = (file: string): number => statSync(file).size;
