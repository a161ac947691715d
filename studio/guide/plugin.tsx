import { definePlugin, type LayoutProps } from 'sanity';
import { Guide } from './guide.tsx';

/** Shows an editor around on the page, when she opens the preview for the first time and whenever she asks for it. */
export const guide = definePlugin({
  name: 'guide',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Guide />
        </>
      ),
    },
  },
});
