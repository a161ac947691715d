import { signLook } from './moment-sign.tsx';

/** Says on the page, in the sentence `fault`, why it is not shown yet as the Studio wants it. */
export function LookSign({ fault }: { fault: string }) {
  return (
    <div className={signLook} role="status" data-part="look-fault">
      <span className="py-1">The preview does not show what the Studio looks at yet. {fault}</span>
    </div>
  );
}

/** Says on the page that the site does not answer, and what that means for what is seen and written. */
export function BehindSign() {
  return (
    <div className={signLook} role="status" data-part="behind">
      <span className="py-1">
        The site does not answer. What you write is kept; lists and links on this page may be out of date
        until it does.
      </span>
    </div>
  );
}
