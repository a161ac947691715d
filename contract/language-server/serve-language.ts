import {
  createConnection,
  type InitializeResult,
  ProposedFeatures,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import { diagnosticOf, hoverOf, overlaps, type PlacedDiagnostic } from './messages.ts';
import type { Outcome } from './prove-apart.ts';
import type { PlacedFinding, TypedKey } from './proved.ts';
import { Prover } from './prover.ts';

/** The streams on which an editor and the server speak: those of the process, unless others are given. */
export interface LanguageStreams {
  input?: NodeJS.ReadableStream;
  output?: NodeJS.WritableStream;
}

// What is typed in one go is proved once.
const pauseMs = 200;

/**
 * Serves a project to an editor by the Language Server Protocol: it proves whatever is open as it is typed, saved or
 * not, and says findings, types and fixes. The process ends when the editor says so, or when its input ends.
 * @example
 * serveLanguage({ file: new URL('./contract.config.ts', import.meta.url), name: 'default' });
 */
export function serveLanguage(
  source: ProjectSource,
  { input = process.stdin, output = process.stdout }: LanguageStreams = {},
): void {
  const connection = createConnection(ProposedFeatures.all, input, output);
  const prover = new Prover(source);
  const open = new Map<string, string>();
  let diagnostics: PlacedDiagnostic[] = [];
  let keys: TypedKey[] = [];
  let waiting: NodeJS.Timeout | undefined;

  connection.onInitialize(
    (): InitializeResult => ({
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
        hoverProvider: true,
        codeActionProvider: true,
      },
      serverInfo: { name: 'contract' },
    }),
  );
  connection.onInitialized(proveSoon);
  connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => keep(uri, text));
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) =>
    keep(uri, contentChanges.at(-1)?.text ?? ''),
  );
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    if (uri.startsWith('file:') && open.delete(pathOf(uri))) proveSoon();
  });
  connection.onDidSaveTextDocument(proveSoon);
  connection.onHover(({ textDocument: { uri }, position }) => hoverOf(keys, uri, position));
  connection.onCodeAction(({ textDocument: { uri }, range }) =>
    diagnostics
      .filter((one) => one.uri === uri && overlaps(one.diagnostic.range, range))
      .flatMap(({ actions }) => actions),
  );
  connection.onShutdown(() => {
    clearTimeout(waiting);
    prover.stop();
  });
  connection.listen();

  function keep(uri: string, text: string): void {
    if (!uri.startsWith('file:')) return;
    open.set(pathOf(uri), text);
    proveSoon();
  }

  function proveSoon(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => prover.prove(open, hear), pauseMs);
  }

  function hear(outcome: Outcome): void {
    // What is half typed cannot be loaded; what was found before stands until it can.
    if ('failed' in outcome) connection.console.warn(`Not proved: ${outcome.failed}`);
    else if ('keys' in outcome) keys = outcome.keys;
    else publish(outcome.findings);
  }

  function publish(findings: readonly PlacedFinding[]): void {
    const before = new Set(diagnostics.map(({ uri }) => uri));
    const from = { root: process.cwd(), project: pathOf(source.file) };
    diagnostics = findings.map((one) => diagnosticOf(one, from));
    for (const uri of before.union(new Set(diagnostics.map((one) => one.uri)))) {
      const own = diagnostics.filter((one) => one.uri === uri).map((one) => one.diagnostic);
      const different = new Map(own.map((one) => [JSON.stringify(one), one]));
      void connection.sendDiagnostics({ uri, diagnostics: [...different.values()] });
    }
  }
}
