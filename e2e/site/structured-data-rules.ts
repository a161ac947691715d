/** What search engines require of a type of thing. */
export interface ThingRule {
  /** The required properties; one of several where names are joined by "|". */
  required: string[];
  /** The allowed values of a property, where they are limited. */
  oneOf?: Record<string, readonly string[]>;
}

/**
 * What Google requires of each type in the site's structured data, also of nested things
 * (https://developers.google.com/search/docs/appearance/structured-data), and what it recommends, where the site always
 * has it. A type that is not listed here is in the data by mistake.
 */
export const rules: Record<string, ThingRule> = {
  Organization: { required: ['name'] },
  WebSite: { required: ['name', 'url'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  BlogPosting: {
    required: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'mainEntityOfPage',
    ],
  },
  Article: {
    required: [
      'headline',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'about',
      'mainEntityOfPage',
    ],
  },
  TechArticle: { required: ['headline', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'] },
  Quotation: { required: ['text'] },
  ProfilePage: { required: ['mainEntity', 'dateModified'] },
  Person: { required: ['name'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'validThrough',
      'hiringOrganization',
      'employmentType',
      'identifier',
      'jobLocation|applicantLocationRequirements',
    ],
    oneOf: {
      employmentType: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'],
      jobLocationType: ['TELECOMMUTE'],
    },
  },
  PropertyValue: { required: ['name', 'value'] },
  Place: { required: ['address'] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'] },
  Country: { required: ['name'] },
  MonetaryAmount: { required: ['currency', 'value'] },
  QuantitativeValue: {
    required: ['value|minValue', 'unitText'],
    oneOf: { unitText: ['HOUR', 'MONTH', 'YEAR'] },
  },
  ImageObject: { required: ['url', 'width', 'height'] },
  VideoObject: { required: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'] },
};

/** Properties whose values are absolute addresses; an address of the site must exist. */
export const addresses: readonly string[] = [
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
];

/** Properties that are dates in ISO 8601. */
export const dates: readonly string[] = [
  'datePosted',
  'validThrough',
  'datePublished',
  'dateModified',
  'uploadDate',
];

/** Pairs of dates of one thing, of which the first must not be after the second. */
export const inOrder: readonly (readonly [string, string])[] = [
  ['datePublished', 'dateModified'],
  ['datePosted', 'validThrough'],
];

/** The types whose dates must also be shown on their page, in `<time>`. */
export const shownDays: Record<string, readonly string[]> = {
  BlogPosting: ['datePublished', 'dateModified'],
  TechArticle: ['datePublished'],
  JobPosting: ['datePosted', 'validThrough'],
};

/** Types that may only be in the data of a page of their own, by the paths of these pages. */
export const onOwnPages: Record<string, RegExp> = {
  JobPosting: /^\/join\/[^/]+$/,
  BlogPosting: /^\/blog\/[^/]+$/,
  ProfilePage: /^\/blog\/authors\/[^/]+$/,
  BreadcrumbList: /^\/./,
  WebSite: /^\/$/,
};

/** The least width and height of a logo, in pixels. */
export const minLogo = 112;
