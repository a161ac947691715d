import { Children, Fragment, type ReactNode } from 'react';

const hyphenated = /(?<![\p{L}\p{N}_-])(\p{L}+-\p{L}+)(?![\p{L}\p{N}_-])/u;
const maxLetters = 12; // so many fit in the narrowest window in the largest heading

/**
 * Keeps short hyphenated words such as "non-human" in a heading on one line, because browsers would break them at the
 * hyphen. Copying, finding and reading aloud give the text as it was written.
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
    // A changed text replaces the whole fragment, because editing on the page changes these nodes directly.
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
