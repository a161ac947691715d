import { beginProgram, hearProgram } from './child.ts';

// Begins a program that soon ends, says something itself, and only then shows it: run by child.test.ts.
const begun = beginProgram(process.execPath, ['-e', 'console.log("found"); process.exitCode = 3']);
await hearProgram(process.execPath, ['-e', '']);
console.log('meanwhile');
console.log('code', await begun.show());
