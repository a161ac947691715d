import { evaluateSync, toJS } from 'groq-js';
import { isFields } from '../../kernel/fields.ts';
import { guardedBy } from '../guards/guard-tree.ts';
import {
  fieldsOf,
  itemsOf,
  nothing,
  ofDocument,
  ofFields,
  ofItems,
  type Traced,
  tracedFieldOf,
  untraced,
} from './traced.ts';

/** A node of groq-js's tree; each type of node has some of these parts. groq-js exports no types for them. */
interface Node {
  type: string;
  base: Node;
  expr: Node;
  value: Node;
  condition: Node;
  fallback?: Node;
  args: Node[];
  attributes: Node[];
  elements: Node[];
  alternatives: Node[];
  isSplat: boolean;
  isInclusive: boolean;
  namespace: string;
  name: string;
  /** The index of an item, the bounds of a slice, and the number of steps to a parent. */
  index: number;
  left: number;
  right: number;
  n: number;
}
type Options = NonNullable<Parameters<typeof evaluateSync>[1]>;

/** What `@` is at some place of a query, and what `^` leads to. */
interface Scope {
  value: Traced;
  parent: Scope | undefined;
  /** Whether a map has made it: `^` leads past it. */
  isHidden: boolean;
}

/**
 * Evaluates a query as groq-js does, and notes where each value comes from. Nodes that pass values on are followed; all
 * others are left to groq-js, and what they make comes from nowhere. `options` are those of groq-js; `dereference` may
 * answer several documents.
 */
export function trace(tree: unknown, options: Options): Traced {
  // A tree that groq-js has parsed and the planner has planned.
  const root = tree as Node;
  return new Tracer(options).run(root, { value: nothing, parent: undefined, isHidden: false });
}

class Tracer {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  run(node: Node, scope: Scope): Traced {
    const base = () => this.run(node.base, scope);
    switch (node.type) {
      case 'Group':
        return base();
      case 'This':
        return scope.value;
      case 'Parent':
        return ancestor(scope, node.n)?.value ?? nothing;
      case 'Everything':
        return ofItems(Array.from(this.#options.dataset ?? [], ofDocument));
      case 'AccessAttribute':
        return tracedFieldOf(node.base ? base() : scope.value, String(node.name));
      case 'AccessElement':
        return itemsOf(base())?.at(node.index) ?? nothing;
      case 'ArrayCoerce': {
        const value = base();
        return itemsOf(value) ? value : nothing;
      }
      case 'Slice':
        return slice(itemsOf(base()), node);
      case 'Deref':
        return this.#dereference(base());
      case 'Projection': {
        const value = base();
        return isFields(value.plain) ? this.run(node.expr, nested(scope, value)) : nothing;
      }
      case 'Map':
      case 'FlatMap':
        return this.#map(node, itemsOf(base()), scope);
      case 'Filter':
      case 'PipeFuncCall':
        return this.#sift(node, itemsOf(base()), scope);
      case 'Object':
        return this.#object(node.attributes, scope);
      case 'Array':
        return this.#array(node.elements, scope);
      case 'Select':
        return this.#select(node, scope);
      case 'FuncCall':
        return this.#call(node, scope);
      default: {
        const guarded = guardedBy(node);
        // A node of the same tree, in the planner's narrower type.
        return guarded ? this.run(guarded as Node, scope) : untraced(this.#plain(node, scope));
      }
    }
  }

  #dereference({ plain }: Traced): Traced {
    const id = isFields(plain) ? plain._ref : undefined;
    if (typeof id !== 'string') return nothing;
    const found: unknown = this.#options.dereference?.({ _ref: id });
    return Array.isArray(found) ? ofItems(found.map(ofDocument)) : ofDocument(found);
  }

  #map({ type, expr }: Node, items: Traced[] | undefined, scope: Scope): Traced {
    if (!items) return nothing;
    const made = items.map((item) => this.run(expr, { ...nested(scope, item), isHidden: true }));
    return ofItems(type === 'FlatMap' ? made.flatMap((each) => itemsOf(each) ?? [each]) : made);
  }

  /** Leaves filters and orders to groq-js. What is left is recognised, because they are the very same objects. */
  #sift(node: Node, items: Traced[] | undefined, scope: Scope): Traced {
    if (!items) return nothing;
    const known = new Map(items.map((item) => [item.plain, item]));
    const base = { type: 'Parameter', name: '__sifted' };
    const left = this.#plain({ ...node, base }, scope, { __sifted: items.map(({ plain }) => plain) });
    if (!Array.isArray(left)) return nothing;
    const byId = new Map(items.map((item) => [isFields(item.plain) ? item.plain._id : undefined, item]));
    return ofItems(
      left.map((plain) => {
        if (!isFields(plain)) return untraced(plain);
        return known.get(plain) ?? rescored(plain, byId.get(plain._id));
      }),
    );
  }

  #object(attributes: Node[], scope: Scope): Traced {
    const fields: Record<string, Traced> = {};
    for (const { type, name, condition, value } of attributes) {
      if (type === 'ObjectAttributeValue') {
        fields[String(name)] = this.run(value, scope);
        continue;
      }
      const holds = type === 'ObjectSplat' || this.#plain(condition, scope) === true;
      if (holds) Object.assign(fields, fieldsOf(this.run(value, scope)));
    }
    return ofFields(fields);
  }

  #array(elements: Node[], scope: Scope): Traced {
    return ofItems(
      elements.flatMap(({ isSplat, value }) => {
        const made = this.run(value, scope);
        return isSplat ? (itemsOf(made) ?? []) : [made];
      }),
    );
  }

  #select({ alternatives, fallback }: Node, scope: Scope): Traced {
    const chosen = alternatives.find(({ condition }) => this.#plain(condition, scope) === true);
    const value = chosen?.value ?? fallback;
    return value ? this.run(value, scope) : nothing;
  }

  #call(node: Node, scope: Scope): Traced {
    const { args } = node;
    const name = `${node.namespace}::${node.name}`;
    if (name === 'global::coalesce') {
      for (const arg of args) {
        const value = this.run(arg, scope);
        if (value.plain !== null && value.plain !== undefined) return value;
      }
      return nothing;
    }
    if (name === 'array::compact' && args[0]) {
      const items = itemsOf(this.run(args[0], scope));
      return items ? ofItems(items.filter(({ plain }) => plain !== null && plain !== undefined)) : nothing;
    }
    return untraced(this.#plain(node, scope));
  }

  /** What groq-js makes of a node. Every scope around it becomes the value of a projection, so that `^` finds it. */
  #plain(node: object, scope: Scope, params: Record<string, unknown> = {}): unknown {
    let tree = node;
    const scopes: Record<string, unknown> = {};
    for (const [depth, { value, isHidden }] of chain(scope).entries()) {
      const name = `__scope${depth}`;
      const base = { type: 'Parameter', name };
      scopes[name] = isHidden ? [value.plain] : value.plain;
      // The scope of a map stays one: the only item of a list.
      tree = isHidden
        ? { type: 'AccessElement', base: { type: 'Map', base, expr: tree }, index: 0 }
        : { type: 'Projection', base, expr: tree };
    }
    const given = { ...this.#options.params, ...scopes, ...params };
    // groq-js takes its own tree, whose type it does not export.
    return toJS(evaluateSync(tree as never, { ...this.#options, params: given }));
  }
}

const nested = (scope: Scope, value: Traced): Scope => ({
  value,
  parent: scope.isHidden ? scope.parent : scope,
  isHidden: false,
});

function ancestor(scope: Scope, steps: number): Scope | undefined {
  let found: Scope | undefined = scope;
  for (let step = 0; step < steps; step += 1) found = found?.parent;
  return found;
}

/** A scope and those around it, the innermost first; the outermost, where `@` is nothing, is left out. */
function chain(scope: Scope): Scope[] {
  return scope.parent ? [scope, ...chain(scope.parent)] : [];
}

function slice(items: Traced[] | undefined, { left, right, isInclusive }: Node): Traced {
  if (!items) return nothing;
  const at = (index: number) => (index < 0 ? index + items.length : index);
  const end = at(right) + (isInclusive ? 1 : 0);
  return ofItems(items.slice(Math.max(0, at(left)), Math.max(0, end)));
}

/** `score` copies what it scores; the copy is known by its id. */
function rescored(plain: Record<string, unknown>, original: Traced | undefined): Traced {
  return original && plain._id !== undefined
    ? ofFields({ ...fieldsOf(original), _score: untraced(plain._score) })
    : untraced(plain);
}
