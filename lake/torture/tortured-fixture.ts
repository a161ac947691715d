/** The options of a lake that is tortured, without its folder. */
export const tortured = {
  projectId: 'tessera',
  dataset: 'production',
  token: 'administrator-of-a-test',
  publicUrl: 'http://localhost:3030',
  origins: ['http://localhost:3000'],
  // Low, because what is tried is what is kept, and not how hard a password is to guess.
  passwordCost: 2,
};
