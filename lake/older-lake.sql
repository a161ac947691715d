-- A lake as it was before the versions of its tables were counted, with all that it held.
CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations BLOB NOT NULL,
    changes BLOB NOT NULL
  );
CREATE TABLE changes (
    seq INTEGER NOT NULL REFERENCES transactions (seq), document TEXT NOT NULL, record BLOB NOT NULL
  );
CREATE UNIQUE INDEX changes_of ON changes (seq, document);
CREATE TABLE changed (
    document TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES transactions (seq),
    kind TEXT,
    PRIMARY KEY (document, seq)
  ) WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, role TEXT NOT NULL, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE place (url TEXT NOT NULL);
CREATE TABLE lookups (
    field TEXT NOT NULL, value TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (field, value, document)
  ) WITHOUT ROWID;
CREATE TABLE lookups_until (only INTEGER PRIMARY KEY CHECK (only = 1), seq INTEGER NOT NULL);
CREATE TABLE accounts (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL, role TEXT NOT NULL,
    password TEXT, joined TEXT NOT NULL
  ) WITHOUT ROWID;
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, role TEXT NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
CREATE TABLE role_requests (
    account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, role TEXT NOT NULL, note TEXT NOT NULL,
    status TEXT NOT NULL, created INTEGER NOT NULL
  ) WITHOUT ROWID;
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
CREATE TABLE notes (
    account TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account, key)
  ) WITHOUT ROWID;
CREATE TABLE sign_ins (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
INSERT INTO documents VALUES ('drafts.about', '{"_id":"drafts.about","_type":"page","path":{"_type":"slug","current":"/about"},"next":{"_type":"reference","_ref":"home"},"_createdAt":"2026-11-22T14:07:32.598Z","_rev":"t3","_updatedAt":"2026-11-22T14:07:32.598Z"}');
INSERT INTO documents VALUES ('home', '{"_id":"home","_type":"page","path":{"_type":"slug","current":"/"},"title":"Welcome","_createdAt":"2026-11-22T14:07:32.517Z","_rev":"t2","_updatedAt":"2026-11-22T14:07:32.568Z","text":"A long text."}');
INSERT INTO transactions VALUES (1, 't1', '2026-11-22T14:07:32.517Z', 'admin', '[{"create":{"_id":"home","_type":"page","path":{"_type":"slug","current":"/"},"title":"Home"}}]', '[]');
INSERT INTO transactions VALUES (2, 't2', '2026-11-22T14:07:32.568Z', 'admin', '[{"patch":{"id":"home","set":{"title":"Welcome","text":"A long text."}}}]', '[]');
INSERT INTO transactions VALUES (3, 't3', '2026-11-22T14:07:32.598Z', 'admin', '[{"create":{"_id":"drafts.about","_type":"page","path":{"_type":"slug","current":"/about"},"next":{"_type":"reference","_ref":"home"}}}]', '[]');
INSERT INTO transactions VALUES (4, 't4', '2026-11-22T14:07:32.629Z', 'admin', '[{"create":{"_id":"gone","_type":"post","slug":{"_type":"slug","current":"gone"}}}]', '[]');
INSERT INTO transactions VALUES (5, 't5', '2026-11-22T14:07:32.668Z', 'admin', '[{"delete":{"id":"gone"}}]', '[]');
INSERT INTO changes VALUES (1, 'home', '{"before":null,"after":{"_id":"home","_type":"page","path":{"_type":"slug","current":"/"},"title":"Home","_createdAt":"2026-11-22T14:07:32.517Z","_rev":"t1","_updatedAt":"2026-11-22T14:07:32.517Z"}}');
INSERT INTO changes VALUES (2, 'home', X'1b8801208cd4624d99ee0401cc2bf5cb93dbda4206fc60b1e840e40e38cd4248e1afbd3ce76dbf0512b6e5896452c0946e13fcbc7c546c6b147455bfb0bcf04b36d464c041268958dc8b0ef8c66f275df3bd53ec95c8fc053200f3834b3888aa2a6ada517e2bb6a76b92a9da21a0d74900379dcd83dcd4f4ecbed7ab6045840f99eb774ae248eac47f6951d8a52de56bc172ec0f');
INSERT INTO changes VALUES (3, 'drafts.about', '{"before":null,"after":{"_id":"drafts.about","_type":"page","path":{"_type":"slug","current":"/about"},"next":{"_type":"reference","_ref":"home"},"_createdAt":"2026-11-22T14:07:32.598Z","_rev":"t3","_updatedAt":"2026-11-22T14:07:32.598Z"}}');
INSERT INTO changes VALUES (4, 'gone', '{"before":null,"after":{"_id":"gone","_type":"post","slug":{"_type":"slug","current":"gone"},"_createdAt":"2026-11-22T14:07:32.629Z","_rev":"t4","_updatedAt":"2026-11-22T14:07:32.629Z"}}');
INSERT INTO changes VALUES (5, 'gone', '{"before":{"_id":"gone","_type":"post","slug":{"_type":"slug","current":"gone"},"_createdAt":"2026-11-22T14:07:32.629Z","_rev":"t4","_updatedAt":"2026-11-22T14:07:32.629Z"},"after":null}');
INSERT INTO changed VALUES ('drafts.about', 3, 'create');
INSERT INTO changed VALUES ('gone', 4, 'create');
INSERT INTO changed VALUES ('gone', 5, 'delete');
INSERT INTO changed VALUES ('home', 1, 'create');
INSERT INTO changed VALUES ('home', 2, 'update');
INSERT INTO tokens VALUES ('0b46e79e0061db6e723499292e029b784ea8c23ef449f8781e5c340bfcbae84e', 'viewer', 'reader');
INSERT INTO place VALUES ('http://localhost:3030');
INSERT INTO lookups VALUES ('group', 'about', 'drafts.about');
INSERT INTO lookups VALUES ('path', '/', 'home');
INSERT INTO lookups VALUES ('path', '/about', 'drafts.about');
INSERT INTO lookups VALUES ('reference', 'home', 'drafts.about');
INSERT INTO lookups VALUES ('type', 'page', 'drafts.about');
INSERT INTO lookups VALUES ('type', 'page', 'home');
INSERT INTO lookups_until VALUES (1, 5);
INSERT INTO accounts VALUES ('p0000001a', 'anna@example.com', 'Anna', 'editor', 'scrypt$2$00$00', '2026-11-22T14:07:32.687Z');
INSERT INTO invitations VALUES ('941e5a3efa42b74b7afe62a97c41e1b3931b29fc6a815c64710fa1770d4094ff', 'ben@example.com', 'viewer', 253402300799000);
INSERT INTO sessions VALUES ('ff1892edfedf42a710ff7ab9176b93d9ec7d5aba4a4cde712271c3064277bc6a', 'p0000001a', 253402300799000);
