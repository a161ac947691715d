import {
  type DocumentResolver,
  defineDocuments,
  defineLocations,
  presentationTool,
} from 'sanity/presentation';
import {
  type AddressedType,
  addressedTypes,
  folderOf,
  pageCondition,
  typesInFolders,
} from '#schemas/addresses.ts';
import { readIndexAddress } from '#schemas/index-address.ts';
import { enablePath } from './begin-preview.ts';
import { isAhead } from './live-document.tsx';
import { locationsOf } from './locations.ts';
import { PreviewHeader } from './preview-header.tsx';
import { previewOrigin, previewOrigins } from './preview-origin.ts';

/** The preview beside the form: which address shows which document, and which document stands at which address. */
export const presentation = () =>
  presentationTool({
    title: 'Preview',
    previewUrl: {
      initial: previewOrigin,
      // A link that Sanity shares shows all drafts, for ever; share-preview.tsx shares one document for some days.
      previewMode: { enable: enablePath, disable: '/api/draft/disable', shareAccess: false },
    },
    allowOrigins: previewOrigins(),
    components: { unstable_header: { component: PreviewHeader } },
    resolve: {
      mainDocuments: defineDocuments([
        ...typesInFolders.map((type) => ({
          route: `${folderOf(type)}/:slug`,
          resolve: whereKnown(({ params: { slug } }) => ({
            filter: `_type == "${type}" && slug.current == $slug`,
            params: { slug: slug ?? '' },
          })),
        })),
        {
          route: ['/', '/:path*'],
          // While the preview begins, the frame is for a moment at an address of the site's API, where no document is
          // missing.
          resolve: whereKnown(({ path }) =>
            path.startsWith('/api/')
              ? undefined
              : { filter: pageAt, params: { path, indexPath: readIndexAddress(path).path } },
          ),
        },
      ]),
      locations: {
        ...Object.fromEntries(addressedTypes.map((type) => [type, placeOf(type)])),
        menu: { message: 'The menu stands on every page.', tone: 'positive' },
        footer: { message: 'The footer stands on every page.', tone: 'positive' },
        site: { message: 'These settings apply to every page.', tone: 'positive' },
      },
    },
  });

/** A GROQ filter for the page at `$path`, or else the one whose list of posts continues there, at `$indexPath`. */
const pageAt = `${pageCondition} && path.current == coalesce(
  *[${pageCondition} && path.current == $path][0].path.current,
  $indexPath
)`;

/**
 * Asks the lake which document stands at an address, unless a form has that address ahead of the lake. Sanity would
 * close the form where nothing is found.
 */
function whereKnown(resolve: Resolve): Resolve {
  return (context) => (isAhead(context.path) ? undefined : resolve(context));
}

type Resolve = NonNullable<DocumentResolver['resolve']>;

const placeOf = (type: AddressedType) =>
  defineLocations({
    select: { title: 'title', path: 'path.current', slug: 'slug.current' },
    resolve: (document) => locationsOf(type, document),
  });
