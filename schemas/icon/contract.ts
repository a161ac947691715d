import * as z from 'zod';
import { iconNames } from './names.ts';

/** The name of an icon, or null where the editor chose none. */
export const icon = z.enum(iconNames).nullable();
