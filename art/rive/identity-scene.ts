import { RiveFile } from './rive-file.ts';

const size = 720;
const deep = 0xff0a1828;
const hair = 0xff23384f;
const point = 0xff5d7890;
const teal = 0xff5fd8c9;
const amber = 0xfff2a93b;
const orbit = 236; // px from the middle

/**
 * The animation of the hero: a hexagon with a key and six points around it, one of them exposed. `secure` closes the
 * ring around them and turns all to teal; a second time opens it. `hover` lifts the hexagon; the points orbit always.
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
  const lift = file.component('Node', { componentName: 'lift', parentId: 0, x: size / 2, y: size / 2 });

  // What is listed first lies on top.
  const key = file.component('Shape', { componentName: 'key', parentId: lift });
  file.component('Ellipse', { parentId: key, y: -28, pathWidth: 52, pathHeight: 52 });
  const shaft = file.component('PointsPath', { parentId: key, isClosed: false });
  for (const [vertexX, vertexY] of [
    [0, -2],
    [0, 62],
    [24, 62],
  ] as const)
    file.component('StraightVertex', { parentId: shaft, vertexX, vertexY });
  const tooth = file.component('PointsPath', { parentId: key, isClosed: false });
  for (const [vertexX, vertexY] of [
    [0, 36],
    [18, 36],
  ] as const)
    file.component('StraightVertex', { parentId: tooth, vertexX, vertexY });
  const keyColor = stroke(file, key, amber, 11);

  const check = file.component('Shape', { componentName: 'check', parentId: lift, opacity: 0 });
  const tick = file.component('PointsPath', { parentId: check, isClosed: false });
  for (const [vertexX, vertexY] of [
    [-44, 2],
    [-12, 36],
    [48, -34],
  ] as const)
    file.component('StraightVertex', { parentId: tick, vertexX, vertexY });
  stroke(file, check, teal, 13);

  const hexagon = file.component('Shape', { componentName: 'hexagon', parentId: lift });
  file.component('Polygon', {
    parentId: hexagon,
    pathWidth: 226,
    pathHeight: 260,
    points: 6,
    cornerRadius: 6,
  });
  const fill = file.component('Fill', { parentId: hexagon });
  file.component('SolidColor', { parentId: fill, color: deep });
  stroke(file, hexagon, teal, 3);
  const echo = file.component('Shape', { componentName: 'echo', parentId: lift, opacity: 0.45 });
  file.component('Polygon', { parentId: echo, pathWidth: 300, pathHeight: 346, points: 6, cornerRadius: 8 });
  stroke(file, echo, teal, 1.5);

  const wheel = file.component('Node', { componentName: 'wheel', parentId: 0, x: size / 2, y: size / 2 });
  const spokes: number[] = [];
  let exposed = 0;
  const dots: number[] = [];
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    const isExposed = index === 4;
    const dot = file.component('Shape', {
      parentId: wheel,
      x: Math.cos(angle) * orbit,
      y: Math.sin(angle) * orbit,
    });
    const across = isExposed ? 28 : 20;
    file.component('Ellipse', { parentId: dot, pathWidth: across, pathHeight: across });
    const paint = file.component('Fill', { parentId: dot });
    const color = file.component('SolidColor', { parentId: paint, color: isExposed ? amber : point });
    if (isExposed) exposed = color;
    else dots.push(color);
  }
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    const spoke = file.component('Shape', { parentId: wheel });
    const line = file.component('PointsPath', { parentId: spoke, isClosed: false });
    for (const reach of [168, orbit - 12])
      file.component('StraightVertex', {
        parentId: line,
        vertexX: Math.cos(angle) * reach,
        vertexY: Math.sin(angle) * reach,
      });
    spokes.push(stroke(file, spoke, hair, 2));
  }

  const ring = file.component('Shape', {
    componentName: 'ring',
    parentId: 0,
    x: size / 2,
    y: size / 2,
    rotation: -Math.PI / 2,
  });
  file.component('Ellipse', { parentId: ring, pathWidth: orbit * 2, pathHeight: orbit * 2 });
  const line = file.component('Stroke', { parentId: ring, thickness: 4, cap: 1 });
  file.component('SolidColor', { parentId: line, color: teal });
  const trim = file.component('TrimPath', { parentId: line, trimStart: 0, trimEnd: 0, trimMode: 1 });
  const track = file.component('Shape', { componentName: 'track', parentId: 0, x: size / 2, y: size / 2 });
  file.component('Ellipse', { parentId: track, pathWidth: orbit * 2, pathHeight: orbit * 2 });
  stroke(file, track, hair, 3);
  return { lift, key, keyColor, check, echo, wheel, exposed, dots, spokes, trim };
}

/** A stroke in one colour with round ends; answers the component of its colour. */
function stroke(file: RiveFile, parentId: number, color: number, thickness: number): number {
  const line = file.component('Stroke', { parentId, thickness, cap: 1, join: 1 });
  return file.component('SolidColor', { parentId: line, color });
}

function moveParts(file: RiveFile, parts: Parts, ease: number) {
  const { lift, key, keyColor, check, echo, wheel, exposed, dots, spokes, trim } = parts;
  /** All that tells exposed from secured, from one value to the other. */
  const turn = (name: string, frames: number, from: 0 | 1, to: 0 | 1) => {
    const animation = file.animation(name, Math.max(1, frames), 'once');
    const go = (
      component: number,
      property: 'opacity' | 'trimEnd' | 'color' | 'scaleX' | 'scaleY',
      values: [number, number],
    ) =>
      file.track(
        component,
        property,
        from === to
          ? [[0, values[to]]]
          : [
              [0, values[from]],
              [frames, values[to]],
            ],
        ease,
      );
    go(trim, 'trimEnd', [0, 1]);
    go(key, 'opacity', [1, 0]);
    go(check, 'opacity', [0, 1]);
    go(keyColor, 'color', [amber, teal]);
    go(exposed, 'color', [amber, teal]);
    for (const dot of dots) go(dot, 'color', [point, teal]);
    for (const spoke of spokes) go(spoke, 'color', [hair, 0xff2f8f88]);
    return animation;
  };
  const exposedState = turn('exposed', 1, 0, 0);
  const securing = turn('securing', 72, 0, 1);
  const secured = turn('secured', 1, 1, 1);
  const orbiting = file.animation('orbit', 3_000, 'loop');
  file.track(wheel, 'rotation', [
    [0, 0],
    [3_000, Math.PI * 2],
  ]);
  file.track(
    echo,
    'opacity',
    [
      [0, 0.45],
      [1_500, 0.2],
      [3_000, 0.45],
    ],
    ease,
  );
  const rest = file.animation('rest', 1, 'once');
  file.track(lift, 'scaleX', [[0, 1]], ease).track(lift, 'scaleY', [[0, 1]], ease);
  const lifted = file.animation('lifted', 1, 'once');
  file.track(lift, 'scaleX', [[0, 1.06]], ease).track(lift, 'scaleY', [[0, 1.06]], ease);
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

/** A condition on a property of the view model; what it is compared with follows. */
function bind(
  file: RiveFile,
  { property, bindable, boundProperty }: typeof triggered | typeof hovered,
  conditionOp: number,
): void {
  file.add('TransitionViewModelCondition', { conditionOp });
  file.add(bindable).add('DataBindContext', { boundProperty, bindingPath: [0, property] });
  file.add('TransitionPropertyViewModelComparator');
}
