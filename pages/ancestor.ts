import * as z from 'zod';

/** The contract of a page above another; `hasIndex` says that one of its sections has addresses below it. */
export const ancestor = z.object({ title: z.string(), path: z.string(), hasIndex: z.boolean() });

/** A page above another. */
export type Ancestor = z.output<typeof ancestor>;
