import { Children, Fragment, type ReactNode } from 'react';

const hyphenated = /(?<![\p{L}\p{N}_-])(\p{L}+-\p{L}+)(?![\p{L}\p{N}_-])/u;
const maxLetters = 12; // in the largest heading they have room in the narrowest window

/**
 * What stands in a heading, with short words such as "non-human" kept on one line, as the browser would break them at their hyphen. What is copied, found
 * and read aloud stays as it was written.
 */
export function wholeWords(children: ReactNode): ReactNode {
  if (typeof children === 'string') return ofText(children);
  if (!Array.isArray(children)) return children;
  return Children.map(children, (child) => (typeof child === 'string' ? ofText(child) : child));
}

function ofText(text: string): ReactNode {
  const parts = text.split(hyphenated);
  if (parts.length === 1 || parts.every((part) => part === '' || part === text)) return text;
  return (
    // Drawn anew as a whole when it changes: who types into it on the page writes into these nodes.
    <Fragment key={text}>
      {parts.map((part, index) =>
        index % 2 === 1 && part.length <= maxLetters ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  );
}
