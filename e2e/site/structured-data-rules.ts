/** What search engines ask of a type of thing. */
export interface ThingRule {
  /** What must be told; any of several where names are joined by "|". */
  required: string[];
  /** The values that a property may have, where they are named. */
  oneOf?: Record<string, readonly string[]>;
}

/**
 * What Google asks of each type that the site tells of, within others too (https://developers.google.com/search/docs/appearance/structured-data),
 * with what it recommends where the site always has it. A type that is missing here is told by mistake.
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

/** Properties whose values are addresses: absolute ones, at which something stands when they are of the site. */
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

/** Pairs of dates of one thing of which the first is not after the second. */
export const inOrder: readonly (readonly [string, string])[] = [
  ['datePublished', 'dateModified'],
  ['datePosted', 'validThrough'],
];

/** Types of which a page shows the day that is told: by `<time>`. */
export const shownDays: Record<string, readonly string[]> = {
  BlogPosting: ['datePublished', 'dateModified'],
  TechArticle: ['datePublished'],
  JobPosting: ['datePosted', 'validThrough'],
};

/** Types that are told on a page of their own alone, by where these stand. */
export const onOwnPages: Record<string, RegExp> = {
  JobPosting: /^\/join\/[^/]+$/,
  BlogPosting: /^\/blog\/[^/]+$/,
  ProfilePage: /^\/blog\/authors\/[^/]+$/,
  BreadcrumbList: /^\/./,
  WebSite: /^\/$/,
};

/** The least width and height of a logo, in pixels. */
export const minLogo = 112;
