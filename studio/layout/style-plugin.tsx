import { definePlugin, type LayoutProps } from 'sanity';

/** A plugin that adds CSS rules to the whole Studio, for what Sanity has no component or setting to change. */
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
