import { useState } from 'react';
import { buttonLook, inputLook, mainButtonLook } from '../canvas-look.ts';
import { closeAround, Dialog } from '../dialog.tsx';

const maxName = 70;

/** Asks for the name under which a section is shared with other pages. */
export function ShareDialog({
  title,
  onShare,
  onClose,
}: {
  title: string;
  onShare: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(title.slice(0, maxName));
  return (
    <Dialog
      label="Make this section shared"
      className="w-[min(28rem,calc((100vw-2rem)/var(--canvas-zoom,1)))]"
      onClose={onClose}
    >
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onShare(name.trim());
        }}
      >
        <p className="text-h6 font-semibold">Make this section shared</p>
        <p className="text-s text-quiet">
          Other pages can then show it, too, and one change reaches all of them. It is published separately,
          before this page.
        </p>
        <label className="grid gap-1 text-xs font-semibold">
          What the team calls it
          <input
            className={inputLook}
            value={name}
            maxLength={maxName}
            required
            // Selected, so that an editor who wants another name can type over it.
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <div className="flex justify-end gap-2">
          <button type="button" className={buttonLook} onClick={closeAround}>
            Cancel
          </button>
          <button type="submit" className={mainButtonLook}>
            Make shared
          </button>
        </div>
      </form>
    </Dialog>
  );
}
