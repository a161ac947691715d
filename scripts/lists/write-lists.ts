import { describeLists, writeLists } from './made-lists.ts';

// A program: scripts/run.mjs runs it before every command, in a process of its own, because the commands load the
// lists.
const said = describeLists(writeLists(process.cwd()));
if (said) console.log(said);
