import { definePlugin, type LayoutProps } from 'sanity';

/** A plugin that gives the whole Studio rules in CSS, for what Sanity offers no component or setting to change. */
export const stylePlugin = (name: string, rules: string) =>
  definePlugin({
    name,
    studio: {
      components: {
        layout: (props: LayoutProps) => (
          <>
            <style href={name} precedence="default">
              {rules}
            </style>
            {props.renderDefault(props)}
          </>
        ),
      },
    },
  });
