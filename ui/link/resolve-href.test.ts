import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveHref } from './resolve-href.ts';

const site = 'https://www.example.com';

describe('resolveHref', () => {
  afterEach(() => vi.restoreAllMocks());

  it('turns an absolute address of the site into a path with query and hash', () => {
    expect(resolveHref('https://www.example.com/blog/a?x=1#top', site)).toEqual({
      href: '/blog/a?x=1#top',
      isInternal: true,
      newTab: false,
    });
    expect(resolveHref('https://www.example.com', site).href).toBe('/');
  });

  it.each([
    'https://example.org/a',
    'http://www.example.com/a',
    '//cdn.example.org/a',
    'HTTPS://EXAMPLE.ORG',
  ])('opens %s, which is not of the site, in a new tab without follow and referrer', (href) => {
    expect(resolveHref(href, site)).toEqual({
      href,
      isInternal: false,
      newTab: true,
      rel: 'nofollow noreferrer',
    });
  });

  it('takes every absolute address for a foreign one while the site does not know its own', () => {
    expect(resolveHref('https://www.example.com/a').newTab).toBe(true);
  });

  it.each(['/platform', 'platform', '#faq', '/a?b=c#d', '?page=2'])('keeps %s inside the site', (href) => {
    expect(resolveHref(href, site)).toEqual({ href, isInternal: true, newTab: false });
  });

  it('opens a link marked external in a new tab, also one of the site', () => {
    expect(resolveHref('/platform', site, true)).toEqual({
      href: '/platform',
      isInternal: false,
      newTab: true,
    });
    expect(resolveHref(`${site}/a`, site, true)).toEqual({ href: '/a', isInternal: false, newTab: true });
  });

  it.each(['mailto:a@example.com', 'tel:+12025550143'])('leaves %s to the browser', (href) => {
    expect(resolveHref(href, site)).toEqual({ href, isInternal: false, newTab: false });
  });

  it.each([null, undefined, '', '  '])('leads nowhere without an address (%j), silently', (href) => {
    const warn = vi.spyOn(console, 'warn');
    expect(resolveHref(href, site).href).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['https://', 'http://[', 'javascript:alert(1)'])(
    'warns once of %s, which cannot be read, and leads nowhere',
    (href) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(resolveHref(href, site).href).toBeUndefined();
      expect(resolveHref(href, site).href).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});
