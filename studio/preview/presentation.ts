import { defineDocuments, defineLocations, presentationTool } from 'sanity/presentation';
import { BeginInWindow } from './begin-in-window.tsx';
import { previewOrigin, previewOrigins } from './preview-origin.ts';

/** The preview beside the form: which address shows which document, and which document stands at which address. */
export const presentation = () =>
  presentationTool({
    title: 'Preview',
    previewUrl: {
      initial: previewOrigin,
      // What Sanity shares is all drafts, for ever; share-preview.tsx shares one document for some days.
      previewMode: { enable: '/api/draft/enable', disable: '/api/draft/disable', shareAccess: false },
    },
    allowOrigins: previewOrigins(),
    components: { unstable_header: { component: BeginInWindow } },
    resolve: {
      mainDocuments: defineDocuments([
        { route: '/blog/:slug', filter: '_type == "post" && slug.current == $slug' },
        { route: '/join/:slug', filter: '_type == "position" && slug.current == $slug' },
        {
          route: ['/', '/:first', '/:first/:second', '/:first/:second/:third'],
          resolve: ({ path }) => ({
            filter: '_type == "page" && path.current == $path',
            params: { path: path || '/' },
          }),
        },
      ]),
      locations: {
        page: defineLocations({
          select: { title: 'title', path: 'path.current' },
          resolve: (page) =>
            page?.path && { locations: [{ title: page.title || 'Untitled', href: page.path }] },
        }),
        post: defineLocations({
          select: { title: 'title', slug: 'slug.current' },
          resolve: (post) =>
            post?.slug && {
              locations: [
                { title: post.title || 'Untitled', href: `/blog/${post.slug}` },
                { title: 'Blog', href: '/blog' },
              ],
            },
        }),
        position: defineLocations({
          select: { title: 'title', slug: 'slug.current' },
          resolve: (position) =>
            position?.slug && {
              locations: [
                { title: position.title || 'Untitled', href: `/join/${position.slug}` },
                { title: 'Join us', href: '/join' },
              ],
            },
        }),
        menu: { message: 'The menu stands on every page.', tone: 'positive' },
        footer: { message: 'The footer stands on every page.', tone: 'positive' },
        site: { message: 'These settings hold for every page.', tone: 'positive' },
      },
    },
  });
