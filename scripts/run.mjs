// Starts one of the project's commands: works with nothing installed, under Node 18 or newer, makes sure of
// the dependencies, and then runs scripts/<name>.ts under the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const commands = {
  start: 'runs site and lake (installs, seeds and builds what is missing)',
  dev: 'the same with hot reload',
  test: 'runs all checks: types, lint, unit, contract and end-to-end tests',
  e2e: 'runs the end-to-end tests alone',
  seed: 'puts the first content into an empty lake',
  export: 'writes the dataset to a .tar.gz file',
  import: 'reads such a file into the lake',
  bench: 'measures speed and size beside their budgets',
  art: 'draws the pictures, icons and animations of the first content',
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pinned = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = path.join(root, 'node_modules/.installed-from');
const [name = '', ...args] = process.argv.slice(2);

if (!Object.hasOwn(commands, name)) {
  const lines = Object.entries(commands).map(([command, does]) => `  npm run ${command.padEnd(8)} ${does}`);
  fail(
    `${name ? `There is no command "${name}". ` : ''}The commands are:\n${lines.join('\n')}`,
    name === '--help' ? 0 : 1,
  );
}
if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(
    `Node ${process.versions.node} is too old to begin with. Install Node 18 or newer; the project then brings its own.`,
  );
}
install();
run();

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && isPinnedNode();
  if (isInstalled) return;
  const begun = Date.now();
  process.stdout.write('Installing the dependencies (npm ci) …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' };
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (result.error)
    fail(`npm could not be started (${result.error.message}). Install it together with Node.`);
  if (result.status !== 0)
    fail(
      `The dependencies could not be installed:\n${result.stderr}\nCheck the network and the npm registry, then try again.`,
    );
  // Some npm versions do not run the script by which the package "node" fetches its binary.
  if (!isPinnedNode()) spawnSync(npm, ['rebuild', 'node', '--foreground-scripts'], options);
  if (!isPinnedNode())
    fail(
      'The pinned Node is missing after the installation. Allow the install script of the npm package "node" and try again.',
    );
  writeFileSync(stamp, wanted);
  process.stdout.write(`Installed in ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`);
}

function isPinnedNode() {
  return (
    existsSync(pinned) && spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.')
  );
}

function run() {
  const child = spawn(
    pinned,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', `${name}.ts`), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function fail(message, code = 1) {
  (code ? process.stderr : process.stdout).write(`${message}\n`);
  process.exit(code);
}
