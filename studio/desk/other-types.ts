import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { ComposeIcon } from '@sanity/icons/Compose';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { LaunchIcon } from '@sanity/icons/Launch';
import { PlugIcon } from '@sanity/icons/Plug';
import { SyncIcon } from '@sanity/icons/Sync';
import { TagIcon } from '@sanity/icons/Tag';
import type { ComponentType } from 'react';

/** A type of document without an address of its own, of which editors make as many as they like. */
interface OtherType {
  /** What its list is called. */
  titleOfAll: string;
  icon: ComponentType;
  /** What it is for. */
  description: string;
  /** Further words by which it is looked for. */
  words: string;
}

/** The types that have an entry on the desk, and in the menu of what can be made, in the order of that menu. */
export const otherTypes: Readonly<Record<string, OtherType>> = {
  'shared-section': {
    titleOfAll: 'Shared sections',
    icon: SyncIcon,
    description: 'A section that is written once and stands on several pages.',
    words: 'reuse block banner',
  },
  'page-template': {
    titleOfAll: 'Templates',
    icon: BookmarkIcon,
    description: 'A beginning for new pages, saved from an existing page.',
    words: 'save as template beginning',
  },
  form: {
    titleOfAll: 'Forms',
    icon: ComposeIcon,
    description: 'Fields that visitors fill in, and what happens with them.',
    words: 'contact newsletter sign-up questions',
  },
  category: {
    titleOfAll: 'Categories',
    icon: TagIcon,
    description: 'A subject under which posts are listed.',
    words: 'topic tag blog',
  },
  integration: {
    titleOfAll: 'Integrations',
    icon: PlugIcon,
    description: 'A product that yours works with, with its logo and what it does.',
    words: 'partner app connector logo',
  },
  estate: {
    titleOfAll: 'Estates',
    icon: EarthGlobeIcon,
    description: 'Identities, their owners and what they open, for visitors to explore in a hero.',
    words: 'diagram network map hero',
  },
  redirect: {
    titleOfAll: 'Redirects',
    icon: LaunchIcon,
    description: 'Leads visitors on from an address that has moved.',
    words: 'forward old address moved 404 dead link',
  },
};
