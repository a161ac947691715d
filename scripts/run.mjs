// Starts one of the project's commands. Works under Node 18 or newer with nothing installed: installs missing
// dependencies, then runs scripts/<name>.ts (or a generator) under the Node that package.json pins, with the settings
// of .env.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keptByNpm } from './process/kept-by-npm.mjs';
import { stopWithNpm } from './process/stop-with-npm.mjs';

const commands = {
  start: 'runs site and lake (installs, seeds and builds what is missing)',
  dev: 'the same with hot reload',
  build: 'seeds and builds what start would, and ends',
  test: 'runs all checks: types, lint, unit, contract and end-to-end tests',
  e2e: 'runs the end-to-end tests alone',
  seed: 'puts the first content into an empty lake',
  'content-save': 'writes what is published into content/, to be reviewed and committed',
  export: 'writes the dataset to a .tar.gz file',
  import: 'reads such a file into the lake',
  backup: 'copies all that the lake keeps, while it runs',
  restore: 'puts a backup into an empty DATA_DIR, as of a moment',
  invite: 'makes a link by which somebody joins the Studio, or chooses a new password',
  contract: 'proves schema, query, contract and view of every kind, and checks a dataset',
  migrate: 'brings stored content to the present form of its kinds',
  'migration-new': 'writes a migration for what has changed in the schema',
  'section-new': 'writes a new kind of section',
  'page-type-new': 'writes a new type of page',
  'guide-pictures': 'draws the pictures of docs/for-marketers.md',
  'section-pictures': "draws the pictures of the Studio's insert menu from the gallery",
  looks: 'draws how the site looks; the end-to-end tests compare it with that',
  specification: 'prints the specification row by row, and takes each away to see its test fail',
  bench: 'measures speed and size beside their budgets',
  audit: 'asks the registry which packages have a known weakness',
  sbom: 'lists the packages that it runs with, as CycloneDX',
  fuzz: 'asks site and lake thousands of odd requests, none of which may fail or hang',
  soak: 'has visitors and editors use the product for an hour',
  release: 'writes a folder and an archive that start without npm, for a machine that serves',
  pack: 'compiles the packages that others can use without this product, and packs them',
};

// Scripts that are run about once a year (art/README.md); they are no commands of the product.
const generators = { art: 'art/draw.ts' };

// These commands start products of their own, the same for everybody. They get none of the settings, so that none
// writes to the content, or sends by the mail server, that somebody's settings name.
const withoutSettings = [
  'test',
  'e2e',
  'specification',
  'bench',
  'fuzz',
  'soak',
  'looks',
  'section-pictures',
  'guide-pictures',
];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const endWithReader = pathToFileURL(path.join(root, 'scripts/process/end-with-reader.mjs')).href;
const nodeFolder = path.join(root, 'node_modules/node');
const pinned = path.join(nodeFolder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
// Node's compile cache: later commands and their children reuse what Node has stripped of types and compiled.
const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node');
const [name = '', ...args] = process.argv.slice(2);
const script = path.join(root, generators[name] ?? `scripts/${name}.ts`);
let child; // what runs at the moment: npm, or the command
let isInstalling = true;

if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(
    `Node ${process.versions.node} is too old. Install Node 18 or newer; the project then brings its own.`,
  );
}
if (!Object.hasOwn({ ...commands, ...generators }, name)) {
  const lines = Object.entries(commands).map(
    ([command, does]) => `  npm run ${nameForNpm(command).padEnd(16)} ${does}`,
  );
  const isHelp = ['', '--help', '-h'].includes(name);
  fail(
    `${isHelp ? '' : `There is no command "${name}". `}The commands are:\n${lines.join('\n')}\n\nTheir settings come from the environment, and from a file .env in this folder: docs/settings.md\nPictures, icons, animations, films and fonts are drawn apart from them: art/README.md`,
    isHelp ? 0 : 1,
  );
}
refuseKept();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
stopWithNpm(() => stop('SIGTERM'));
if (!isInstalled()) await install();
if (!isPinnedNode()) await fetchNode();
isInstalling = false;
makeLists();
run();

/**
 * Refuses options that npm kept for itself because no "--" stood before them: without its --dry-run, for example, a
 * command would run in earnest.
 */
function refuseKept() {
  const kept = keptByNpm(script, args);
  if (kept.length === 0) return;
  const flags = kept.map(({ name: flag }) => `--${flag}`);
  // npm keeps some values as well and hands on others, so the words cannot be told as they were typed.
  const meant = kept.some(({ hasValue }) => hasValue) ? [...flags, '…'] : [...flags, ...args];
  fail(
    `Write -- before ${flags.join(' and ')}, or npm keeps it for itself: npm run ${nameForNpm(name)} -- ${meant.join(' ')}\nNothing was done.`,
  );
}

/** The name of a command as package.json has it. */
function nameForNpm(command) {
  return command.replace(/-(?=[^-]*$)/, ':');
}

/** Whether node_modules holds what package-lock.json asks for; npm leaves a lock file of its own there. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = installedPackages();
  return Object.entries(wanted).every(([place, { integrity, optional }]) =>
    found[place] ? found[place].integrity === integrity : optional || place === '',
  );
}

function packagesOf(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : {};
}

/** The packages that npm's own lock file says are installed; none when npm was interrupted while it wrote that file. */
function installedPackages() {
  try {
    return packagesOf('node_modules/.package-lock.json') ?? {};
  } catch {
    return {};
  }
}

async function install() {
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const said = await step('Installing the dependencies', npm(), ['ci', ...flags], root);
  if (said !== undefined)
    fail(
      `${said}\nThe dependencies could not be installed; npm says why above. Check the network, the npm registry and the rights on node_modules, then try again.`,
    );
}

/**
 * Fetches the pinned Node by the install script of the package "node", which newer versions of npm do not run unless
 * told to.
 */
async function fetchNode() {
  const said = await step(
    'Fetching Node 24',
    process.execPath,
    ['installArchSpecificPackage.js'],
    nodeFolder,
  );
  if (said === undefined && isPinnedNode()) return;
  fail(
    `${said ?? ''}\nThe npm package "node" brought no Node 24 for ${process.platform} ${process.arch}. Check the network and the npm registry, then try again.`,
  );
}

function isPinnedNode() {
  return (
    existsSync(pinned) && spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.')
  );
}

/** Runs a long step and shows its time; resolves with what it said when it failed, else with undefined. */
async function step(title, program, words, cwd) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`;
  const show = (end) =>
    process.stdout.write(process.stdout.isTTY ? `\r${title} … ${end}` : `${title} … ${end}\n`);
  show('');
  const timer = process.stdout.isTTY ? setInterval(() => show(seconds()), 1000) : undefined;
  let said = '';
  const code = await new Promise((resolve) => {
    child = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: program === 'npm.cmd' });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said = (said + text).slice(-4000);
      });
    child.on('error', (error) => {
      said += `${program} could not be started: ${error.message}`;
    });
    child.on('close', (status, signal) => {
      if (signal) process.exit(codeOf(signal));
      resolve(status);
    });
  });
  clearInterval(timer);
  show(`${code === 0 ? 'done' : 'failed'} in ${seconds()}${process.stdout.isTTY ? '\n' : ''}`);
  // npm's stack traces are indented.
  return code === 0 ? undefined : said.replace(/^npm (error|ERR!)( {2}.*)?\n/gm, '').trim();
}

/** Makes the lists of what stands in folders, which the command is about to load. */
function makeLists() {
  const script = path.join(root, 'scripts/lists/write-lists.ts');
  const { status } = spawnSync(pinned, [script], {
    cwd: root,
    // What the command itself prints may be read by a program, so this output goes to the error output.
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  if (status !== 0) fail('The lists of what stands in folders could not be made; the reason stands above.');
}

function run() {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  // The environment wins over the file. Node's own flag for a file that may be missing would report each time that it
  // is.
  const settings = path.join(root, '.env');
  const isApart = withoutSettings.includes(name);
  const flags = ['--disable-warning=ExperimentalWarning', `--import=${endWithReader}`];
  if (existsSync(settings) && !isApart) flags.push(`--env-file=${settings}`);
  child = spawn(pinned, [...flags, script, ...args], {
    cwd: root,
    // Nothing is ever sent on the channel: its closing tells the command that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...(isApart ? inherited() : process.env), PATH, NODE_COMPILE_CACHE: compileCache },
  });
  child.on('exit', (code, signal) => process.exit(code ?? codeOf(signal)));
}

/**
 * The environment of the shell without the settings of the product. Reads their names from the text of a file that
 * cannot be loaded yet.
 */
function inherited() {
  const text = readFileSync(path.join(root, 'settings/variables.ts'), 'utf8');
  const names = [...text.matchAll(/^ {2}([A-Z][A-Z\d_]*):/gm)].map(([, found]) => found);
  return Object.fromEntries(Object.entries(process.env).filter(([one]) => !names.includes(one)));
}

/**
 * Passes a signal on to the child. A command ends in its own time; npm would first finish its work, however long that
 * takes, so it is killed after two seconds.
 */
function stop(signal) {
  child?.kill(signal);
  if (isInstalling) setTimeout(() => child?.kill('SIGKILL'), 2000).unref();
}

/** The exit code by which a shell says that a signal ended a program. */
function codeOf(signal) {
  return 128 + os.constants.signals[signal];
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function fail(message, code = 1) {
  (code ? process.stderr : process.stdout).write(`${message.trim()}\n`);
  process.exit(code);
}
