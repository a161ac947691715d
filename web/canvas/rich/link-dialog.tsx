import { useRef, useState } from 'react';
import type { FoundPages } from '#canvas/messages.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { typedAddress } from '#schemas/link/typed-address.ts';
import { buttonLook, inputLook, mainButtonLook } from '../canvas-look.ts';
import { closeAround, Dialog } from '../dialog.tsx';
import { PageSearch } from './page-search.tsx';
import { retargeted, type StoredLink } from './rich-link.ts';

/** A dialogue that asks where a link leads: to a page of the site, found by its title, or to an address. */
export function LinkDialog({
  link,
  titleOf,
  find,
  onSet,
  onClose,
}: {
  link: StoredLink | undefined;
  /** The title of a page, by its id. */
  titleOf: (id: string) => string | undefined;
  find: (words: string, take: (found: FoundPages) => void) => void;
  /** Hears the new link; undefined removes it. */
  onSet: (link: StoredLink | undefined) => void;
  onClose: () => void;
}) {
  const before = link?.link;
  const [href, setHref] = useState(before?.href ?? '');
  const [page, setPage] = useState(
    before?.page && { id: before.page._ref, title: titleOf(before.page._ref) ?? 'A page of this site' },
  );
  const [isExternal, setIsExternal] = useState(link?.isExternal ?? false);
  const [isTried, setIsTried] = useState(false);
  const address = typedAddress(href);
  const wrong = page ? true : address ? checkAddress(address) : 'Pick a page, or give an address.';
  const main = useRef<HTMLButtonElement>(null);

  function set(): void {
    setIsTried(true);
    if (wrong !== true) return;
    const target = page ? { page: { _type: 'reference' as const, _ref: page.id } } : { href: address };
    onSet({ link: retargeted(before, target), isExternal });
  }
  return (
    <Dialog label="Link" className="w-[min(28rem,calc((100vw-2rem)/var(--canvas-zoom,1)))]" onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <p className="text-h6 font-semibold">Where does it lead?</p>
        {page ? (
          <p className="flex items-center justify-between gap-2 rounded-s border border-line px-3 py-1 text-s">
            <span className="min-w-0 truncate">{page.title}</span>
            <button type="button" className={buttonLook} onClick={() => setPage(undefined)}>
              Another
            </button>
          </p>
        ) : (
          <>
            <PageSearch
              find={find}
              onPick={(found) => {
                // The focused field disappears; another Enter then makes the link.
                main.current?.focus();
                setPage(found);
              }}
              onAddress={(typed) => {
                setHref(typed);
                main.current?.focus();
              }}
            />
            <label className="grid gap-1 text-xs font-semibold">
              Or an address
              <input
                className={inputLook}
                value={href}
                placeholder="https://…"
                aria-invalid={isTried && wrong !== true}
                onChange={({ currentTarget }) => setHref(currentTarget.value)}
              />
            </label>
          </>
        )}
        <label className="flex items-center gap-2 text-s">
          <input
            type="checkbox"
            checked={isExternal}
            onChange={({ currentTarget }) => setIsExternal(currentTarget.checked)}
          />
          Open in a new tab
        </label>
        <p role="alert" className="text-xs text-red empty:hidden">
          {isTried && wrong !== true ? wrong : undefined}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {link && (
            <button type="button" className={buttonLook} onClick={() => onSet(undefined)}>
              Remove link
            </button>
          )}
          <button type="button" className={buttonLook} onClick={closeAround}>
            Cancel
          </button>
          <button ref={main} type="submit" className={mainButtonLook}>
            {link ? 'Change link' : 'Make a link'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
