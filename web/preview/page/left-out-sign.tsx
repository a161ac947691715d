import type { LeftOutProps } from '#ui/text/left-out.tsx';

/** What editors see in the preview in place of a part of a text that visitors do not see; valid inside a paragraph. */
export const leftOutSign = ({ part, name }: LeftOutProps) => (
  <span
    className="my-2 block w-fit border border-dashed border-amber bg-raised px-3 py-1 text-s/[1.65]"
    role="note"
  >
    <strong>
      Visitors do not see this {part}, “{name}”
    </strong>
  </span>
);
