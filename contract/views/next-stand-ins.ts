import { doorCode } from '../loading/run-package.ts';

// Plain stand-ins for what a view takes of Next, because outside of Next its own modules wait for a router.

const link = `
import { createElement } from 'react';
const ofNext = ['as', 'replace', 'scroll', 'shallow', 'passHref', 'prefetch', 'locale', 'legacyBehavior', 'onNavigate', 'unstable_dynamicOnHover', 'transitionTypes'];
const addressOf = (href) => {
  if (typeof href !== 'object' || href === null) return String(href);
  const query = typeof href.query === 'string' ? href.query : new URLSearchParams(href.query ?? {}).toString();
  return (href.pathname ?? '') + (href.search ?? (query && '?' + query)) + (href.hash ?? '');
};
function Link({ href, ...props }) {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !ofNext.includes(name)));
  return createElement('a', { ...own, href: addressOf(href) });
}
const useLinkStatus = () => ({ pending: false });
export { Link as default, useLinkStatus };
`;

const image = `
import { createElement } from 'react';
const ofNext = ['fill', 'loader', 'quality', 'priority', 'preload', 'placeholder', 'blurDataURL', 'unoptimized', 'overrideSrc', 'onLoadingComplete', 'layout', 'objectFit', 'objectPosition', 'lazyBoundary', 'lazyRoot'];
function getImageProps({ src, ...props }) {
  const file = typeof src === 'object' && src !== null ? (src.default ?? src) : { src };
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !ofNext.includes(name)));
  return { props: { width: file.width, height: file.height, ...own, src: props.overrideSrc ?? file.src } };
}
function Image(props) {
  return createElement('img', getImageProps(props).props);
}
export { getImageProps, Image as default };
`;

const navigation = `
const nothing = () => {};
const router = { push: nothing, replace: nothing, refresh: nothing, back: nothing, forward: nothing, prefetch: nothing };
const instead = (what) => { throw new Error('It is drawn nowhere: ' + what); };
const useRouter = () => router;
const usePathname = () => '/';
const useParams = () => ({});
const useSearchParams = () => new URLSearchParams();
const useSelectedLayoutSegment = () => null;
const useSelectedLayoutSegments = () => [];
const useServerInsertedHTML = nothing;
const unstable_rethrow = nothing;
const RedirectType = { push: 'push', replace: 'replace' };
const ReadonlyURLSearchParams = URLSearchParams;
const notFound = () => instead('notFound() was called');
const forbidden = () => instead('forbidden() was called');
const unauthorized = () => instead('unauthorized() was called');
const redirect = (to) => instead('redirect("' + to + '") was called');
const permanentRedirect = redirect;
export { useRouter, usePathname, useParams, useSearchParams, useSelectedLayoutSegment, useSelectedLayoutSegments, useServerInsertedHTML, unstable_rethrow, RedirectType, ReadonlyURLSearchParams, notFound, forbidden, unauthorized, redirect, permanentRedirect };
`;

// The code of dynamic pieces is loaded and waited for before anything is drawn.
const dynamic = `
import { createElement } from 'react';
function dynamic(given, more) {
  const { loader = given, loading, ssr = true } = { ...(typeof given === 'object' ? given : {}), ...more };
  let piece;
  if (ssr) ${doorCode}.wait(Promise.resolve().then(loader).then((module) => { piece = module?.default ?? module; }));
  return (props) => piece ? createElement(piece, props) : loading ? createElement(loading, {}) : null;
}
export { dynamic as default };
`;

const headers = `
const cookies = async () => ({ get: () => undefined, getAll: () => [], has: () => false });
const headers = async () => new Headers();
const draftMode = async () => ({ isEnabled: false, enable() {}, disable() {} });
export { cookies, headers, draftMode };
`;

// Any font, whatever its name.
const fonts = `
const font = () => ({ className: 'font', variable: 'font', style: { fontFamily: 'font' } });
module.exports = Object.setPrototypeOf(function localFont() { return font(); }, new Proxy({}, { get: () => font }));
`;

const nothingDrawn = 'const Nothing = () => null; export { Nothing as default };';

/**
 * Code of the modules of Next that stand in for its own while a view is drawn, by the names under which views import
 * them.
 */
export const nextStandIns: Readonly<Record<string, string>> = {
  'next/link': link,
  'next/image': image,
  'next/legacy/image': image,
  'next/navigation': navigation,
  'next/dynamic': dynamic,
  'next/headers': headers,
  'next/script': nothingDrawn,
  'next/head': nothingDrawn,
  'next/font/google': fonts,
  'next/font/local': fonts,
};
