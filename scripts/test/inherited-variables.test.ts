import { expect, test, vi } from 'vitest';
import { inheritedVariables } from '#e2e/product/inherited-variables.ts';
import { variables } from '#settings/variables.ts';

test('a product that a test starts has no setting that a shell has exported, and all else', () => {
  try {
    for (const name of Object.keys(variables.shape)) vi.stubEnv(name, 'exported');
    vi.stubEnv('OF_ANOTHER_PROGRAM', 'exported');
    const inherited = Object.entries(inheritedVariables()).filter(([, value]) => value === 'exported');
    expect(inherited).toEqual([['OF_ANOTHER_PROGRAM', 'exported']]);
    expect(inheritedVariables().PATH).toBe(process.env.PATH);
  } finally {
    vi.unstubAllEnvs();
  }
});
