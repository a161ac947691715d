import { useId, useRef, useState } from 'react';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { fieldIn } from '#schemas/fields.ts';
import { frameFields } from '#schemas/frame/schema.ts';
import { inputLook } from '../canvas-look.ts';
import type { Held } from '../section/held-at.ts';
import type { SectionActions } from '../section/section-actions.ts';
import { ShowingSettings } from './showing-settings.tsx';
import { useLeaving } from './use-leaving.ts';

/**
 * The settings of a section at its place: its ground and spacing, as far as its kind offers a choice, when it is shown,
 * and its anchor.
 */
export function SectionSettings({
  placed,
  held,
  actions,
}: {
  placed: Held;
  held: Held;
  actions: SectionActions;
}) {
  const fields = compiledTypes.get(held.section._type)?.fields ?? [];
  const choices = fields.filter(({ name }) => name === 'background' || name === 'spacing');
  return (
    <div className="grid gap-4">
      {held.target !== placed.target && (
        <p className="text-xs text-quiet">
          Ground and air are those of the shared section: they change on every page that shows it.
        </p>
      )}
      {choices.map(({ name, type }) => (
        <Choice
          key={name}
          title={type.title ?? name}
          options={optionsOf(type)}
          chosen={fieldIn(held.section, name) ?? usualOf(name)}
          onChoose={(value) =>
            actions.set(
              held,
              [{ set: { [`${sectionPath(held.section._key)}.${name}`]: value } }],
              type.title ?? name,
            )
          }
        />
      ))}
      <ShowingSettings placed={placed} actions={actions} />
      <Anchor placed={placed} actions={actions} />
    </div>
  );
}

function Choice({
  title,
  options,
  chosen,
  onChoose,
}: {
  title: string;
  options: { title: string; value: string }[];
  chosen: unknown;
  onChoose: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-xs font-semibold">{title}</legend>
      <div className="flex overflow-hidden rounded-s border border-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 flex-1 cursor-pointer items-center justify-center border-line text-xs not-first:border-l has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-teal pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const anchorForm = /^[a-z0-9-]*$/;

function Anchor({ placed, actions }: { placed: Held; actions: SectionActions }) {
  const stored = String(fieldIn(placed.section, 'anchor') ?? '');
  const [anchor, setAnchor] = useState(stored);
  const id = useId();
  const kept = useRef(stored);
  const isRight = anchorForm.test(anchor);
  const keep = () => {
    if (!isRight || anchor === kept.current) return;
    kept.current = anchor;
    const path = `${sectionPath(placed.section._key)}.anchor`;
    actions.set(placed, [anchor ? { set: { [path]: anchor } } : { unset: [path] }], 'Anchor');
  };
  useLeaving(keep);
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-xs font-semibold">
        Anchor
      </label>
      <input
        id={id}
        className={inputLook}
        value={anchor}
        placeholder="questions"
        aria-invalid={!isRight}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => setAnchor(currentTarget.value)}
        onBlur={keep}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && keep()}
      />
      <p id={`${id}-about`} className={isRight ? 'pt-1 text-xs text-quiet' : 'pt-1 text-xs text-red'}>
        {isRight
          ? 'Links to this page can jump to this section by its anchor.'
          : 'Small letters, digits and hyphens only.'}
      </p>
    </div>
  );
}

/** The value of a field while nothing was chosen. */
const usualOf = (name: string): unknown =>
  fieldIn(
    frameFields.find((field) => field.name === name),
    'initialValue',
  );

function optionsOf({ options }: CompiledType): { title: string; value: string }[] {
  const list = fieldIn(options, 'list');
  return Array.isArray(list) ? list : [];
}
