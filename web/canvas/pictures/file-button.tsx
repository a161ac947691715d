import { UploadIcon } from '@sanity/icons/Upload';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { buttonLook } from '../canvas-look.ts';

/** A button that chooses pictures from the editor's machine. */
export function FileButton({
  field,
  isMany,
  onFiles,
  children,
}: {
  field?: RefObject<HTMLInputElement | null>;
  isMany: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  return (
    <label className={clsx(buttonLook, 'has-focus-visible:outline-2 has-focus-visible:outline-teal')}>
      <UploadIcon />
      {children}
      <input
        ref={field}
        type="file"
        accept="image/*"
        multiple={isMany}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
