import { signLook } from './moment-sign.tsx';

/** Says on the page why nothing can be changed on it. */
export function LockSign({ words }: { words: string }) {
  return (
    <div className={signLook} role="status" data-part="locked">
      <span className="py-1">{words}</span>
    </div>
  );
}
