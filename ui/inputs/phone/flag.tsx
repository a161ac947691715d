/** The flag of a country, decoration beside its name; `folder` holds a file such as `US.svg` for each. */
export function Flag({ code, folder }: { code: string; folder: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of one kilobyte, which has nothing to optimise
    <img
      src={`${folder}/${code.toUpperCase()}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      draggable={false}
      className="h-4 w-6 flex-none bg-line object-cover outline -outline-offset-1 outline-ink/12"
    />
  );
}
