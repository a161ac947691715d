import type { PropertyName } from './objects.ts';
import { RiveFile } from './rive-file.ts';

const size = 720;
// Written as in style sheets, so that a search for a colour finds it here.
const deep = opaque('#0a1828');
const hair = opaque('#23384f');
const point = opaque('#5d7890');
const teal = opaque('#5fd8c9');
const spokeLit = opaque('#2f8f88');
const amber = opaque('#f2a93b');
const orbit = 236; // px from the middle
const middle = { x: size / 2, y: size / 2 };
const rings = { pathWidth: orbit * 2, pathHeight: orbit * 2 };

/**
 * The animation of the hero: a hexagon with a key, and six points around it, one of them exposed. Firing `secure`
 * closes the ring around them and turns all of it teal; firing it again opens the ring. `hover` lifts the hexagon. The
 * points always orbit.
 */
export function identityScene(): Buffer {
  const file = new RiveFile();
  file.add('Backboard');
  file.add('ViewModel', { modelPartName: 'Identity' });
  file.add('ViewModelPropertyTrigger', { modelPartName: 'secure' });
  file.add('ViewModelPropertyBoolean', { modelPartName: 'hover' });
  file.add('ViewModelInstance', { componentName: 'First', instanceOfId: 0 });
  file.add('ViewModelInstanceTrigger', { modelPropertyId: 0 });
  file.add('ViewModelInstanceBoolean', { modelPropertyId: 1, instanceBoolean: false });
  file.component('Artboard', {
    componentName: 'Identity',
    width: size,
    height: size,
    defaultStateMachineId: 0,
    viewModelId: 0,
  });
  const parts = drawParts(file);
  const ease = file.component('CubicEaseInterpolator', { x1: 0.4, y1: 0, x2: 0.2, y2: 1 });
  const animations = moveParts(file, parts, ease);
  addMachine(file, animations);
  return file.bytes();
}

type Parts = ReturnType<typeof drawParts>;

function drawParts(file: RiveFile) {
  const lift = file.component('Node', { componentName: 'lift', parentId: 0, ...middle });

  // The first in the list lies on top.
  const key = file.component('Shape', { componentName: 'key', parentId: lift });
  file.component('Ellipse', { parentId: key, y: -28, pathWidth: 52, pathHeight: 52 });
  polyline(file, key, [0, -2], [0, 62], [24, 62]);
  polyline(file, key, [0, 36], [18, 36]);
  const keyColor = stroke(file, key, amber, 11);

  const check = file.component('Shape', { componentName: 'check', parentId: lift, opacity: 0 });
  polyline(file, check, [-44, 2], [-12, 36], [48, -34]);
  stroke(file, check, teal, 13);

  const hexagon = file.component('Shape', { componentName: 'hexagon', parentId: lift });
  const sides = { pathWidth: 226, pathHeight: 260, points: 6, cornerRadius: 6 };
  file.component('Polygon', { parentId: hexagon, ...sides });
  fill(file, hexagon, deep);
  stroke(file, hexagon, teal, 3);
  const echo = file.component('Shape', { componentName: 'echo', parentId: lift, opacity: 0.45 });
  file.component('Polygon', { parentId: echo, pathWidth: 300, pathHeight: 346, points: 6, cornerRadius: 8 });
  stroke(file, echo, teal, 1.5);

  const wheel = file.component('Node', { componentName: 'wheel', parentId: 0, ...middle });
  const spokes: number[] = [];
  let exposed = 0;
  const dots: number[] = [];
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    const isExposed = index === 4;
    const [x, y] = around(angle, orbit);
    const dot = file.component('Shape', { parentId: wheel, x, y });
    const across = isExposed ? 28 : 20;
    file.component('Ellipse', { parentId: dot, pathWidth: across, pathHeight: across });
    const color = fill(file, dot, isExposed ? amber : point);
    if (isExposed) exposed = color;
    else dots.push(color);
  }
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    const spoke = file.component('Shape', { parentId: wheel });
    polyline(file, spoke, around(angle, 168), around(angle, orbit - 12));
    spokes.push(stroke(file, spoke, hair, 2));
  }

  const turned = { ...middle, rotation: -Math.PI / 2 };
  const ring = file.component('Shape', { componentName: 'ring', parentId: 0, ...turned });
  file.component('Ellipse', { parentId: ring, ...rings });
  const line = file.component('Stroke', { parentId: ring, thickness: 4, cap: 1 });
  file.component('SolidColor', { parentId: line, color: teal });
  const trim = file.component('TrimPath', { parentId: line, trimStart: 0, trimEnd: 0, trimMode: 1 });
  const track = file.component('Shape', { componentName: 'track', parentId: 0, ...middle });
  file.component('Ellipse', { parentId: track, ...rings });
  stroke(file, track, hair, 3);
  return { lift, key, keyColor, check, echo, wheel, exposed, dots, spokes, trim };
}

type Vertex = [x: number, y: number];

const around = (angle: number, reach: number): Vertex => [Math.cos(angle) * reach, Math.sin(angle) * reach];

/** An open line of straight parts. */
function polyline(file: RiveFile, parentId: number, ...vertices: Vertex[]): void {
  const line = file.component('PointsPath', { parentId, isClosed: false });
  for (const [vertexX, vertexY] of vertices)
    file.component('StraightVertex', { parentId: line, vertexX, vertexY });
}

/** Adds a fill in one colour; returns the component of its colour. */
function fill(file: RiveFile, parentId: number, color: number): number {
  const ground = file.component('Fill', { parentId });
  return file.component('SolidColor', { parentId: ground, color });
}

/** Adds a stroke in one colour with round ends; returns the component of its colour. */
function stroke(file: RiveFile, parentId: number, color: number, thickness: number): number {
  const line = file.component('Stroke', { parentId, thickness, cap: 1, join: 1 });
  return file.component('SolidColor', { parentId: line, color });
}

function moveParts(file: RiveFile, parts: Parts, ease: number) {
  const { lift, key, keyColor, check, echo, wheel, exposed, dots, spokes, trim } = parts;
  /** All the differences between exposed and secured, animated from one to the other. */
  const turn = (name: string, frames: number, from: 0 | 1, to: 0 | 1) => {
    const animation = file.animation(name, frames, 'once');
    const go = (component: number, property: PropertyName, values: [number, number]) =>
      file.track(component, property, from === to ? [values[to]] : values, frames, ease);
    go(trim, 'trimEnd', [0, 1]);
    go(key, 'opacity', [1, 0]);
    go(check, 'opacity', [0, 1]);
    go(keyColor, 'color', [amber, teal]);
    go(exposed, 'color', [amber, teal]);
    for (const dot of dots) go(dot, 'color', [point, teal]);
    for (const spoke of spokes) go(spoke, 'color', [hair, spokeLit]);
    return animation;
  };
  const exposedState = turn('exposed', 1, 0, 0);
  const securing = turn('securing', 72, 0, 1);
  const secured = turn('secured', 1, 1, 1);
  const orbiting = file.animation('orbit', 3_000, 'loop');
  file
    .track(wheel, 'rotation', [0, Math.PI * 2], 3_000)
    .track(echo, 'opacity', [0.45, 0.2, 0.45], 3_000, ease);
  const rest = file.animation('rest', 1, 'once');
  file.track(lift, 'scaleX', [1], 1, ease).track(lift, 'scaleY', [1], 1, ease);
  const lifted = file.animation('lifted', 1, 'once');
  file.track(lift, 'scaleX', [1.06], 1, ease).track(lift, 'scaleY', [1.06], 1, ease);
  return { exposed: exposedState, securing, secured, orbiting, rest, lifted };
}

const triggered = { property: 0, bindable: 'BindablePropertyTrigger', boundProperty: 686 } as const;
const hovered = { property: 1, bindable: 'BindablePropertyBoolean', boundProperty: 634 } as const;

function addMachine(file: RiveFile, animations: ReturnType<typeof moveParts>): void {
  file.add('StateMachine', { animationName: 'Main' });
  file.add('StateMachineLayer', { machinePartName: 'Status' });
  file.add('EntryState').add('StateTransition', { stateToId: 3 }).add('AnyState').add('ExitState');
  file.add('AnimationState', { animationId: animations.exposed });
  file.add('StateTransition', { stateToId: 4, transitionDuration: 0 });
  whenTriggered(file);
  file.add('AnimationState', { animationId: animations.securing });
  file.add('StateTransition', { stateToId: 5, flags: 4 | 8, exitTime: 100 });
  file.add('AnimationState', { animationId: animations.secured });
  file.add('StateTransition', { stateToId: 3, transitionDuration: 400 });
  whenTriggered(file);

  file.add('StateMachineLayer', { machinePartName: 'Hover' });
  file.add('EntryState').add('StateTransition', { stateToId: 3 }).add('AnyState').add('ExitState');
  file.add('AnimationState', { animationId: animations.rest });
  file.add('StateTransition', { stateToId: 4, transitionDuration: 220 });
  whenHovered(file, true);
  file.add('AnimationState', { animationId: animations.lifted });
  file.add('StateTransition', { stateToId: 3, transitionDuration: 220 });
  whenHovered(file, false);

  file.add('StateMachineLayer', { machinePartName: 'Orbit' });
  file.add('EntryState').add('StateTransition', { stateToId: 3 }).add('AnyState').add('ExitState');
  file.add('AnimationState', { animationId: animations.orbiting });
}

function whenTriggered(file: RiveFile): void {
  bind(file, triggered, 1);
  file.add('TransitionValueTriggerComparator');
}

function whenHovered(file: RiveFile, value: boolean): void {
  bind(file, hovered, 0);
  file.add('TransitionValueBooleanComparator', { comparedBoolean: value });
}

/** Adds a condition on a property of the view model; the value that it is compared with is added next. */
function bind(
  file: RiveFile,
  { property, bindable, boundProperty }: typeof triggered | typeof hovered,
  conditionOp: number,
): void {
  file.add('TransitionViewModelCondition', { conditionOp });
  file.add(bindable).add('DataBindContext', { boundProperty, bindingPath: [0, property] });
  file.add('TransitionPropertyViewModelComparator');
}

/** An opaque colour as a Rive file holds it. */
function opaque(color: string): number {
  return 0xff_00_00_00 + Number.parseInt(color.slice(1), 16);
}
