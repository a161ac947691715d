import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../settings.ts';
import type { AnimationFile } from './animation-file.ts';

const read = new Map<string, Promise<AnimationFile>>();

/** The names in the Rive file of an asset; undefined until it is read, and an error when it cannot be. */
export function useAnimationFile(asset: string | undefined): AnimationFile | Error | undefined {
  const client = useClient({ apiVersion });
  const [known, setKnown] = useState<{ asset: string; file: AnimationFile | Error }>();
  useEffect(() => {
    if (!asset) return;
    let isWanted = true;
    const show = (file: AnimationFile | Error) => isWanted && setKnown({ asset, file });
    // The fields of an animation ask for one file at the same time.
    const reading = read.get(asset) ?? readAsset(asset, () => client.fetch(addressQuery, { asset }));
    read.set(asset, reading);
    reading.then(show, (error: Error) => {
      read.delete(asset);
      show(error);
    });
    return () => {
      isWanted = false;
    };
  }, [client, asset]);
  return known?.asset === asset ? known?.file : undefined;
}

const addressQuery = '*[_id == $asset][0].url';

async function readAsset(asset: string, ask: () => Promise<string | null>): Promise<AnimationFile> {
  const [{ readAnimation }, address] = await Promise.all([import('./read-animation.ts'), ask()]);
  if (!address) throw new Error(`There is no file "${asset}" any more. Upload it again.`);
  return readAnimation(address);
}
