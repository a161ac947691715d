import * as z from 'zod';
import type { Drift } from './drift.ts';

/** A drift whose view has a file of its own (`border/`), so that a server can draw it and a browser get its pieces. */
async function inFile(name: string, file: string, more: Partial<Drift> = {}): Promise<Drift> {
  const { default: view } = await import(`./border/${file}.tsx`);
  return { part: 'view', name, view, file, ...more };
}

const addressAsInstance = { source: z.url().transform((text) => new URL(text)) };

/** Faults of views that only show where a server draws them and a browser has pieces of them. */
export const borderDrifts: Drift[] = await Promise.all([
  inFile('it hands a function to a piece of the browser', 'hands-a-function'),
  inFile('it hands a function within a list to a piece of the browser', 'hands-a-function-in-a-list'),
  inFile('the children of a piece of the browser are a function', 'hands-children-as-a-function'),
  inFile('it hands a function to an element that it makes by hand', 'makes-an-element-by-hand'),
  inFile('it hands an instance of a class to a piece of the browser', 'hands-an-instance'),
  inFile('it hands an address as an instance to a piece of the browser', 'hands-an-address'),
  inFile('it hands a symbol to a piece of the browser', 'hands-a-symbol'),
  inFile('it hands a day to an island, which gets it as JSON', 'hands-an-island-a-day'),
  inFile('it hands a map to an island, which gets it as JSON', 'hands-an-island-a-map'),
  inFile('it hands a list with a hole to an island, which gets it as JSON', 'hands-an-island-a-hole'),
  inFile('it runs in the browser, and its contract makes an instance', 'runs-in-the-browser', {
    shape: addressAsInstance,
  }),
  inFile('it listens to an element', 'listens-to-an-element'),
  inFile('it has a state', 'has-a-state'),
  inFile('it has a state by the name of React', 'has-a-state-by-reacts-name'),
  inFile('it has a context', 'has-a-context'),
  inFile('a component in it is a class', 'has-a-class'),
  inFile('a component in it asks the form around it', 'asks-a-form'),
  inFile('a piece says too late that it is for the browser', 'marks-its-piece-too-late'),
  inFile('it reads what a module of the browser holds', 'reads-of-a-piece'),
  inFile('it calls a function of the browser', 'calls-a-function-of-a-piece'),
  inFile('a piece of the browser comes to a module of Node', 'brings-a-file-to-the-browser'),
]);

/** Other views with pieces in the browser, with which nothing is wrong. */
export const harmlessAtBorder: Drift[] = await Promise.all([
  inFile('it hands plain values to a piece of the browser', 'hands-plain-values'),
  inFile('it hands elements to a piece of the browser', 'hands-elements'),
  inFile('it hands an island what JSON can say', 'hands-an-island-what-json-says'),
  inFile('it hands functions of the server to a piece of the browser', 'hands-a-function-of-the-server'),
  inFile('it uses what React has on a server', 'uses-what-a-server-has'),
  inFile('a module of the browser passes on all of another', 'draws-a-piece-of-all'),
  inFile('it runs in the browser', 'runs-in-the-browser-as-it-is'),
]);
