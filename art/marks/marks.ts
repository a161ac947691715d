import { type Drawing, vector, wrap } from '../drawing.ts';
import * as shapes from './shapes.ts';

const { petals, arcs, tiles, ring, stack, bars, waves } = shapes;
const { chevrons, orbit, honeycomb, spiral, facets, crescent, grid } = shapes;

/** The logos of the systems that the product connects to. None of these systems exists, and no two logos look alike. */
const marks: Record<string, string> = {
  nimbarra: petals(5, 8.5, '#2f6fed', '#7aa7ff'),
  stratovane: stack(3, '#0e8f7e', '#35c4a8'),
  oridium: facets(6, 27, 25, '#d9480f', '#f08c4a'),
  podharbor: honeycomb([0, 2, 3, 5], '#1864ab', '#f2a93b'),
  meshwick: grid(4, [0, 5, 10, 15], '#b9a3d6', '#6741d9'),
  rosterhall: tiles('qwqsOswew', '#364fc7', '#f06595'),
  principant: ring(3, 0.78, '#c2255c', '#5c1033'),
  gatewarden: chevrons(2, -90, '#087f5b', '#63e6be'),
  cofferly: tiles('qSwS.SrSe', '#9c6b12', '#e0a839'),
  lockmere: crescent(0, '#1b4965', '#f2a93b'),
  sealwick: petals(8, 5, '#862e9c', '#d479e8'),
  forgelane: chevrons(3, 0, '#495057', '#e8590c'),
  branchmoor: arcs(3, 0, '#2b8a3e', '#8ce99a'),
  commitry: grid(3, [2, 4, 6], '#adb5bd', '#1c7ed6'),
  tidebuild: waves(4, '#0c8599', '#66d9e8'),
  stagehaul: bars([18, 32, 52, 32], '#5f3dc4', '#f783ac'),
  tablemoor: tiles('sS.s.SSs.', '#2b8a8a', '#9bd4c6'),
  quarrybase: facets(7, 38, 27, '#5c4033', '#c08a5b'),
  lakeward: waves(3, '#1c5d99', '#f2a93b'),
  chatterfold: tiles('qswsOseSr', '#e64980', '#fcc2d7'),
  ledgerloom: bars([26, 44, 34, 52, 22], '#66a80f', '#2b6a0b'),
  deskaria: arcs(4, 180, '#f76707', '#ffc078'),
  modelquay: orbit(2, '#4263eb', '#f2a93b'),
  wrenloop: spiral(2.2, '#0b7285', '#f03e3e'),
  promptmoor: ring(8, 0.55, '#7048e8', '#22b8cf'),
  ticketfjord: facets(4, 32, 22, '#e03131', '#7d1f1f'),
  logmarsh: arcs(3, 90, '#868e96', '#12b886'),
  pagerook: crescent(180, '#343a40', '#fa5252'),
};

/** A drawing for each of the logos. */
export const logos = (): Drawing[] =>
  Object.entries(marks).map(([name, mark]) => vector(`logo-${name}`, wrap(64, 64, mark), 64));
