import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const asked = (words: string) => readOptions(words.split(' ').filter(Boolean));

test('without an option there is a public lake on this machine alone, in the folder "data"', () => {
  expect(asked('')).toMatchObject({
    data: './data',
    project: undefined,
    dataset: undefined,
    port: 3030,
    host: '127.0.0.1',
    aclMode: undefined,
    command: undefined,
  });
});

test('a command of "run" keeps its own options', () => {
  expect(asked('run --port 4000 -- npx sanity dev --port 3333')).toMatchObject({
    port: 4000,
    command: ['npx', 'sanity', 'dev', '--port', '3333'],
  });
});

test('addresses are taken by their origin, and several of them', () => {
  expect(
    asked('--origin http://localhost:5173/ --origin https://a.example --url https://lake.example/'),
  ).toMatchObject({
    origins: ['http://localhost:5173', 'https://a.example'],
    url: 'https://lake.example',
  });
});

test.each([
  ['--prot 3000', `Unknown option '--prot'. See "tessera-lake --help".`],
  ['--port', `Option '--port <value>' argument missing. See "tessera-lake --help".`],
  ['serve', 'tessera-lake has no command "serve". See "tessera-lake --help".'],
  ['--private --public', 'A dataset is either --private or --public, not both. See "tessera-lake --help".'],
  ['run npx sanity', 'Put the command after "--": tessera-lake run -- npx sanity'],
  ['run --', 'Which command? Such as: tessera-lake run -- npx sanity dataset list'],
  ['-- npx sanity', 'A command needs "run" before it: tessera-lake run -- npx sanity'],
  ['--project A', '--project "A" was expected to be lowercase letters, digits and "-".'],
  ['--dataset a', '--dataset "a" was expected to be 2 to 64 lowercase letters, digits, "-" and "_".'],
  ['--port 70000', '--port "70000" is not a port: a number from 1 to 65535 was expected.'],
  ['--origin localhost:3000', '--origin "localhost:3000" is not an origin such as http://localhost:3333.'],
])('"%s" is refused in a sentence', (words, sentence) => {
  expect(() => asked(words)).toThrow(sentence);
});
