import type { Document } from '../write.ts';
import { company } from './company.ts';
import { customers } from './customers.ts';
import { engineering } from './engineering.ts';
import { product } from './product.ts';
import { research } from './research.ts';

/** All open positions. */
export const positions: Document[] = [...engineering, ...research, ...product, ...customers, ...company];
