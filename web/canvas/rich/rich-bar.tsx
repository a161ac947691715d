import { useEditor, useEditorSelector } from '@portabletext/editor';
import { getActiveListItem, getActiveStyle, isActiveDecorator } from '@portabletext/editor/selectors';
import { LinkIcon } from '@sanity/icons/Link';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { stepInBar } from '../bar/bar-keys.ts';
import { buttonLook, panelLook, zoomLook } from '../canvas-look.ts';
import { useBarPlace } from '../use-bar-place.ts';
import { activeLink } from './rich-link.ts';
import { decorators, lists, styles } from './rich-schema.ts';

const signs: Record<string, ReactNode> = {
  strong: <b>B</b>,
  em: <i>I</i>,
  code: <code>‹›</code>,
  bullet: '•',
  number: '1.',
};
const keys: Record<string, string> = { strong: 'Ctrl+B', em: 'Ctrl+I', code: "Ctrl+'" };

/** The bar with what can be done with the selected letters, or with the paragraph of the caret. */
export function RichBar({
  bar,
  text,
  onLink,
}: {
  bar: RefObject<HTMLDivElement | null>;
  text: HTMLElement;
  onLink: () => void;
}) {
  const editor = useEditor();
  const style = useEditorSelector(editor, getActiveStyle);
  const list = useEditorSelector(editor, getActiveListItem);
  const marks = useEditorSelector(editor, (snapshot) =>
    decorators
      .filter(({ name }) => isActiveDecorator(name)(snapshot))
      .map(({ name }) => name)
      .join(),
  );
  const hasLink = useEditorSelector(editor, (snapshot) => activeLink(snapshot) !== undefined);
  const isByKeys = useRef(false);
  const place = useBarPlace(bar, text);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text formatting"
      data-part="rich-bar"
      className={clsx(
        'fixed z-50 flex max-w-[calc((100vw-1rem)/var(--canvas-zoom,1))] flex-wrap items-center gap-1 p-1',
        panelLook,
        zoomLook,
      )}
      style={place}
      aria-keyshortcuts="Alt+F10"
      onPointerDown={() => {
        isByKeys.current = false;
      }}
      onKeyDown={(event) => {
        isByKeys.current = true;
        if (event.key === 'Escape') editor.send({ type: 'focus' });
        else if (event.target instanceof HTMLButtonElement && stepInBar(event, bar)) event.preventDefault();
        event.stopPropagation();
      }}
    >
      <select
        aria-label="Style"
        className={clsx(buttonLook, 'bg-raised')}
        value={style ?? ''}
        onChange={({ target }) => {
          editor.send({ type: 'style.add', style: target.value });
          // With the keyboard the editor may step on through the options, and Escape leads back to the text.
          if (!isByKeys.current) editor.send({ type: 'focus' });
        }}
      >
        {style === undefined && <option value="">Mixed</option>}
        {styles.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {decorators.map(({ name, title }) => (
        <Press
          key={name}
          title={title}
          keys={keys[name]}
          isOn={marks.split(',').includes(name)}
          press={() => editor.send({ type: 'decorator.toggle', decorator: name })}
        >
          {signs[name] ?? title}
        </Press>
      ))}
      {lists.map(({ name, title }) => (
        <Press
          key={name}
          title={title}
          isOn={list === name}
          press={() => editor.send({ type: 'list item.toggle', listItem: name })}
        >
          {signs[name] ?? title}
        </Press>
      ))}
      <Press title="Link" keys="Ctrl+K" isOn={hasLink} press={onLink}>
        <LinkIcon />
      </Press>
    </div>
  );
}

function Press({
  title,
  keys,
  isOn,
  press,
  children,
}: {
  title: string;
  keys?: string | undefined;
  isOn: boolean;
  press: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      title={keys ? `${title} (${keys})` : title}
      aria-label={title}
      aria-pressed={isOn}
      className={clsx(buttonLook, 'aria-pressed:bg-line')}
      // Keeps the letters selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {children}
    </button>
  );
}
