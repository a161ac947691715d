import type { Tables } from '../../kernel/store/migrate.ts';

// A lake from before migrations were counted has these tables already.
const firstTables = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL, role TEXT NOT NULL,
    password TEXT, joined TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS invitations (
    hash TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, role TEXT NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS role_requests (
    account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, role TEXT NOT NULL, note TEXT NOT NULL,
    status TEXT NOT NULL, created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notes (
    account TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account, key)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sign_ins (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

// A trigger and no foreign key, because an application that writes notes has a token of its own and no account.
const notesGoWithAccounts = `
  CREATE TRIGGER notes_of_accounts AFTER DELETE ON accounts BEGIN DELETE FROM notes WHERE account = OLD.id; END;
  DELETE FROM notes WHERE account GLOB 'p????????' AND account NOT IN (SELECT id FROM accounts);
`;

const linksForPasswords = `
  CREATE TABLE password_links (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

/** People, what they may do, how they prove who they are, and until when; secrets are kept as hashes only. */
export const accountTables: Tables = {
  owner: 'accounts',
  migrations: [firstTables, notesGoWithAccounts, linksForPasswords],
};
