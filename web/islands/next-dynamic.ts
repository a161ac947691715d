import { type ComponentType, lazy } from 'react';

/** In islands in the place of `next/dynamic`: a component whose code comes when it is drawn. */
export default function dynamic<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }));
}
