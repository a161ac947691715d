/**
 * The styles of the overlay, in the site's colours by day and by night, because the page's own styles do not reach into
 * its shadow.
 */
export const overlayStyles = `
:host {
  --ground: #fff; --ink: #0c1a2b; --quiet: #4b5a6b; --line: #d9dfe1; --red: #b3261e; --teal: #0a6c66;
  position: fixed; inset: auto 0 0; z-index: 2147483000; pointer-events: none;
  font: 400 14px/1.5 ui-sans-serif, system-ui, sans-serif; color: var(--ink); color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :host { --ground: #0f2033; --ink: #f1f4f3; --quiet: #a9b6c1; --line: #2c4055; --red: #ff9d94; --teal: #6fd0c7; }
}
[hidden] { display: none !important; }
section, .badge { pointer-events: auto; background: var(--ground); color: inherit; border: 1px solid var(--line); }
section {
  box-sizing: border-box; width: min(46rem, 100% - 2rem); max-height: min(70vh, 40rem); margin: 0 auto 1rem;
  overflow: auto; overscroll-behavior: contain; padding: 0 1.25rem 1.25rem; border-top: 3px solid var(--red);
  border-radius: 8px; box-shadow: 0 12px 48px rgb(4 12 22 / 0.35); outline: none;
}
header {
  position: sticky; top: 0; display: flex; gap: 1rem; align-items: center; justify-content: space-between;
  padding-block: 0.75rem; background: var(--ground); border-bottom: 1px solid var(--line);
}
h2 { margin: 0; font-size: 1rem; font-weight: 600; }
h3 { margin: 1rem 0 0; color: var(--quiet); font: 500 12px/1.5 ui-monospace, monospace; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 6px; padding: 0.3rem 0.6rem; cursor: pointer; }
button:hover { border-color: var(--ink); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--teal); outline-offset: 2px; }
kbd { margin-left: 0.5rem; color: var(--quiet); font: 500 11px/1 ui-monospace, monospace; }
.badge { position: absolute; right: 1rem; bottom: 1rem; border-left: 3px solid var(--red); box-shadow: 0 4px 16px rgb(4 12 22 / 0.25); }
ul { display: grid; gap: 1rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
li { display: grid; gap: 0.25rem; padding-left: 0.75rem; border-left: 2px solid var(--red); overflow-wrap: anywhere; }
li > code { font: 600 13px/1.5 ui-monospace, monospace; }
p { margin: 0; }
.problem { margin-top: 0.75rem; color: var(--red); overflow-wrap: anywhere; }
.row { display: grid; grid-template-columns: 2.75rem 1fr; font: 400 12px/1.6 ui-monospace, monospace; }
.row > span { color: var(--quiet); }
pre { margin: 0; font: inherit; white-space: pre-wrap; }
a { color: var(--teal); overflow-wrap: anywhere; }
@media (max-width: 68em) { section { margin-bottom: 4.75rem; } } /* Next has a badge in the corner */
@media (max-width: 30em) {
  section { width: calc(100% - 1rem); padding-inline: 1rem; }
  .row { grid-template-columns: 1fr; }
}
`;
