import type { ComponentType } from 'react';
import type { LayoutProps } from 'sanity';

/** What a plugin says of the Studio that has a part of its own stand beside all of it, as long as it is open. */
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
