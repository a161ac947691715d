import { writeLists } from './made-lists.ts';

// A program: scripts/run.mjs runs it before every command, in a process of its own, because the commands load the lists.
const written = writeLists(process.cwd());
if (written.length > 0) console.log(`Made anew from the folders: ${written.join(', ')}`);
