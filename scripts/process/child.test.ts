import { expect, test } from 'vitest';
import { hearProgram } from './child.ts';

test('what a program that has begun says is shown when that is asked for, after what was said meanwhile, with its code', async () => {
  const script = `
    import { beginProgram, hearProgram } from './scripts/process/child.ts';
    const begun = beginProgram(process.execPath, ['-e', 'console.log("found"); process.exitCode = 3']);
    await hearProgram(process.execPath, ['-e', '']);
    console.log('meanwhile');
    console.log('code', await begun.show());
  `;
  const { code, said } = await hearProgram(process.execPath, ['--input-type=module', '-e', script]);
  expect([code, said]).toEqual([0, 'meanwhile\nfound\ncode 3\n']);
});
