import type { ComponentType } from 'react';
import type { LayoutProps } from 'sanity';

/** The `studio` part of a plugin that mounts a component beside the whole Studio, as long as that is open. */
export const besideStudio = (Part: ComponentType) => ({
  components: {
    layout: (props: LayoutProps) => (
      <>
        {props.renderDefault(props)}
        <Part />
      </>
    ),
  },
});
