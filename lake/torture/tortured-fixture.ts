/** How a lake is set up that is tortured, but for its folder. */
export const tortured = {
  projectId: 'tessera',
  dataset: 'production',
  token: 'administrator-of-a-test',
  publicUrl: 'http://localhost:3030',
  origins: ['http://localhost:3000'],
  // What is tried is what is kept, and not how hard a password is to guess.
  passwordCost: 2,
};
