import type { LeftOutProps } from '#ui/text/left-out.tsx';

/** What editors see in the preview in place of a part of a text that visitors do not see; it can stand in a paragraph. */
export const leftOutSign = ({ part, name }: LeftOutProps) => (
  <span className="left-out-sign" role="note">
    <strong>
      Visitors do not see this {part}, “{name}”
    </strong>
  </span>
);
