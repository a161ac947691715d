/** The numbers by which a Rive file names its objects (rive-runtime, dev/defs). */
export const objects = {
  Artboard: 1, Node: 2, Shape: 3, Ellipse: 4, PointsPath: 16, SolidColor: 18, Fill: 20, Backboard: 23, Stroke: 24,
  StraightVertex: 5, KeyedObject: 25, KeyedProperty: 26, CubicEaseInterpolator: 28, KeyFrameDouble: 30,
  LinearAnimation: 31, KeyFrameColor: 37, TrimPath: 47, Polygon: 51, StateMachine: 53, StateMachineLayer: 57,
  StateMachineTrigger: 58, StateMachineBool: 59, AnimationState: 61, AnyState: 62, EntryState: 63, ExitState: 64,
  StateTransition: 65, TransitionTriggerCondition: 68, TransitionBoolCondition: 71, RadialGradient: 17,
  GradientStop: 19, ViewModel: 435, ViewModelInstance: 437, ViewModelPropertyBoolean: 448,
  ViewModelInstanceBoolean: 449, ViewModelPropertyTrigger: 502, ViewModelInstanceTrigger: 501,
  TransitionViewModelCondition: 482, BindablePropertyTrigger: 503, BindablePropertyBoolean: 472,
  DataBindContext: 447, TransitionPropertyViewModelComparator: 479, TransitionValueTriggerComparator: 505,
  TransitionValueBooleanComparator: 481,
} as const;

/** The name of an object. */
export type ObjectName = keyof typeof objects;

type Kind = 'uint' | 'bool' | 'float' | 'text' | 'color' | 'bytes';

/** The properties that our files use: their numbers and how their values are written. */
export const properties = {
  // `name` has a number of its own for each family of objects.
  componentName: [4, 'text'], parentId: [5, 'uint'], width: [7, 'float'], height: [8, 'float'],
  defaultStateMachineId: [236, 'uint'], viewModelId: [583, 'uint'], x: [13, 'float'], y: [14, 'float'], rotation: [15, 'float'],
  scaleX: [16, 'float'], scaleY: [17, 'float'], opacity: [18, 'float'], pathWidth: [20, 'float'], pathHeight: [21, 'float'],
  points: [125, 'uint'], cornerRadius: [126, 'float'], isClosed: [32, 'bool'], vertexX: [24, 'float'], vertexY: [25, 'float'],
  thickness: [47, 'float'], cap: [48, 'uint'], join: [49, 'uint'], color: [37, 'color'], trimStart: [114, 'float'],
  trimEnd: [115, 'float'], trimMode: [117, 'uint'], startX: [42, 'float'], startY: [33, 'float'], endX: [34, 'float'],
  endY: [35, 'float'], stopColor: [38, 'color'], stopPosition: [39, 'float'], x1: [63, 'float'], y1: [64, 'float'], x2: [65, 'float'], y2: [66, 'float'],
  animationName: [55, 'text'], fps: [56, 'uint'], duration: [57, 'uint'], loop: [59, 'uint'], objectId: [51, 'uint'],
  propertyKey: [53, 'uint'], frame: [67, 'uint'], interpolationType: [68, 'uint'], interpolatorId: [69, 'uint'],
  value: [70, 'float'], colorValue: [88, 'color'], machinePartName: [138, 'text'], animationId: [149, 'uint'],
  stateToId: [151, 'uint'], flags: [152, 'uint'], transitionDuration: [158, 'uint'], exitTime: [160, 'uint'],
  inputId: [155, 'uint'], op: [156, 'uint'], modelPartName: [557, 'text'], instanceOfId: [566, 'uint'],
  modelPropertyId: [554, 'uint'], instanceBoolean: [593, 'bool'], conditionOp: [650, 'uint'],
  boundProperty: [586, 'uint'], bindingPath: [588, 'bytes'], comparedBoolean: [647, 'bool'],
} as const satisfies Record<string, readonly [number, Kind]>;

/** The name of a property. */
export type PropertyName = keyof typeof properties;
/** The values of an object's properties. */
export type Values = { [Name in PropertyName]?: number | string | boolean | number[] };
