import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundPage } from '#canvas/messages.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { buttonLook, inputLook, mainButtonLook } from './canvas-look.ts';
import { Dialog } from './dialog.tsx';
import type { StoredLink } from './rich-link.ts';

const pageLook = clsx(
  'flex min-h-8 w-full cursor-pointer items-center justify-between gap-2 rounded-s px-3 text-s hover:bg-mist pointer-coarse:min-h-11',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal',
);

/** Asks where a link leads: to a page of the site, which is looked for by its title, or to an address. */
export function LinkDialog({
  link,
  titleOf,
  find,
  onSet,
  onClose,
}: {
  link: StoredLink | undefined;
  /** What a page is called of which only the id is known. */
  titleOf: (id: string) => string | undefined;
  find: (words: string, take: (pages: FoundPage[]) => void) => void;
  /** Takes the link, or that there is to be none. */
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
  const wrong = page ? true : href ? checkAddress(href) : 'Pick a page, or give an address.';

  function set(): void {
    setIsTried(true);
    if (wrong !== true) return;
    const anchor = before?.anchor && page?.id === before.page?._ref ? { anchor: before.anchor } : {};
    const target = page ? { page: { _type: 'reference' as const, _ref: page.id } } : { href };
    onSet({ link: { _type: 'link', ...target, ...anchor }, isExternal });
  }
  return (
    <Dialog label="Link" className="w-[min(28rem,calc(100vw-2rem))]" onClose={onClose}>
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
            <PageSearch find={find} onPick={setPage} />
            <label className="grid gap-1 text-xs font-semibold">
              Or an address
              <input
                className={inputLook}
                value={href}
                placeholder="https://…"
                aria-invalid={isTried && wrong !== true}
                onChange={({ currentTarget }) => setHref(currentTarget.value.trim())}
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
          <button type="button" className={buttonLook} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={mainButtonLook}>
            {link ? 'Change link' : 'Make a link'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function PageSearch({
  find,
  onPick,
}: {
  find: (words: string, take: (pages: FoundPage[]) => void) => void;
  onPick: (page: FoundPage) => void;
}) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ words: string; pages: FoundPage[] }>();
  const look = useEffectEvent((words: string) => find(words, (pages) => setFound({ words, pages })));
  useEffect(() => {
    if (words.trim()) look(words);
  }, [words]);
  const pages = words.trim() ? found?.pages : undefined;
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-xs font-semibold">
        Page of this site
        <input
          type="search"
          className={inputLook}
          value={words}
          placeholder="Its title"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <ul className="max-h-48 overflow-y-auto">
        {pages?.map((page) => (
          <li key={page.id}>
            <button type="button" className={pageLook} onClick={() => onPick(page)}>
              <span className="truncate">{page.title}</span>
              <span className="text-quiet">{page.kind}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages?.length === 0 && found?.words === words && (
        <p className="text-xs text-quiet">No published page has this in its title.</p>
      )}
    </div>
  );
}
