import * as z from 'zod';

/** A checked page above another; `hasIndex` says that addresses below it belong to one of its sections. */
export const ancestor = z.object({ title: z.string(), path: z.string(), hasIndex: z.boolean() });

/** A page above another. */
export type Ancestor = z.output<typeof ancestor>;
