// Made from schema and queries by "npm run contract -- --types": what is written here is lost.

type Crop = {
  top: number;
  bottom: number;
  left: number;
  right: number;
};

type Hotspot = {
  x: number;
  y: number;
  width: number;
  height: number;
};

type Picture = {
  src: string | null;
  width: number | null;
  height: number | null;
  lqip: string | null;
  alt: string;
  isDecorative: boolean;
  dark: {
    src: string;
    width: number | null;
    height: number | null;
  } | null;
  crop: Crop | null;
  hotspot: Hotspot | null;
};

type Href = {
  page: {
    _type: 'author';
    path: null;
    slug: string | null;
  } | {
    _type: 'case-study';
    path: null;
    slug: string;
  } | {
    _type: 'episode';
    path: null;
    slug: string;
  } | {
    _type: 'page';
    path: string;
    slug: null;
  } | {
    _type: 'position';
    path: null;
    slug: string;
  } | {
    _type: 'post';
    path: null;
    slug: string;
  } | {
    _type: 'risk';
    path: null;
    slug: string;
  } | null;
  href: string | null;
  anchor: string | null;
};

type Author = {
  firstName: string;
  lastName: string;
  slug: string | null;
  title: string | null;
  bio: string | null;
  avatar: Picture | null;
};

type Posts = {
  title: string;
  slug: string;
  excerpt: string;
  publishedAt: string;
  image: Picture | null;
  category: {
    title: string;
    slug: string;
    color: '#0b7a75' | '#1f3a6e' | '#9a5b00' | '#6b3a6e' | '#44546a' | null;
  };
  author: Author;
};

type Button = {
  label: string;
  href: Href;
  variant: 'cta' | 'primary' | 'ghost';
  isExternal: boolean;
};

type FirstColumn = {
  _key: string;
  _type: 'block';
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  listItem: 'bullet' | 'number' | null;
  level: number | null;
  markDefs: ({
    _key: string;
    _type: 'link-mark';
    href: Href;
    isExternal: boolean;
  })[];
  children: ({
    _key: string;
    _type: 'span';
    text: string;
    marks: string[];
  })[];
};

type FirstColumn2 = {
  _key: string;
  _type: 'callout';
  title: string | null;
  text: string;
  important: boolean;
};

type FirstColumn3 = {
  _key: string;
  _type: 'picture';
  picture: Picture;
};

type Buttons = {
  key: string;
  label: string;
  href: Href;
  variant: 'cta' | 'primary' | 'ghost';
  isExternal: boolean;
};

type Animation = {
  src: string | null;
  artboard: string | null;
  stateMachine: string | null;
  trigger: 'click' | 'hover' | 'view';
  input: string | null;
  hoverInput: string | null;
  label: string;
  poster: Picture | null;
};

type Facts = {
  key: string;
  title: string;
  text: string;
};

type Mark = {
  src: string | null;
  width: number | null;
  height: number | null;
  lqip: string | null;
  alt: '';
  isDecorative: true;
  crop: Crop | null;
  hotspot: Hotspot | null;
};

type Related = {
  _id: string;
  title: string;
  severity: 'critical' | 'high' | 'medium' | 'low';
  slug: string;
  category: 'credentials' | 'access' | 'lifecycle' | 'supply-chain' | 'agents' | 'visibility';
  affected: ('service-accounts' | 'api-keys' | 'oauth-apps' | 'workload-identities' | 'certificates' | 'signing-keys' | 'webhooks' | 'pipelines' | 'agents')[];
  summary: string;
  publishedAt: string | null;
};

type Previous = {
  _id: string;
  title: string;
  slug: string;
};

/** What the query answers for each kind of section, for all that an editor can publish: `Answers['faq']`. */
export interface Answers {
  'annotated-picture': {
    _key: string;
    _type: 'annotated-picture';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    picture: Picture | null;
    points: ({
      key: string;
      title: string;
      text: string | null;
      x: number;
      y: number;
    })[];
    pictureSide: 'left' | 'right';
  };
  'before-after': {
    _key: string;
    _type: 'before-after';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    before: {
      title: string;
      points: string[];
    };
    after: {
      title: string;
      points: string[];
    };
    steps: ({
      key: string;
      title: string;
      duration: string | null;
    })[];
    value: string | null;
    valueLabel: string | null;
    source: string | null;
    href: Href | null;
  };
  'blog-index': {
    _key: string;
    _type: 'blog-index';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    emptyText: string;
    path: string;
    number: number;
    category: {
      title: string;
      slug: string;
    } | null;
    categories: ({
      title: string;
      slug: string;
      color: '#0b7a75' | '#1f3a6e' | '#9a5b00' | '#6b3a6e' | '#44546a' | null;
      count: number;
    })[];
    count: number;
    posts: (Posts)[];
  };
  'blog-list': {
    _key: string;
    _type: 'blog-list';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    limit: number;
    posts: (Posts)[];
    button: Button | null;
  };
  'calculator': {
    _key: string;
    _type: 'calculator';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    quantities: ({
      key: string;
      name: string;
      label: string;
      hint: string | null;
      unit: string | null;
      scale: 'log' | 'linear';
      lowest: number;
      highest: number;
      step: number;
      initial: number;
      isPeople: boolean;
      brings: ({
        key: string;
        kind: string;
        each: number;
        reason: string;
      })[];
    })[];
    presets: ({
      key: string;
      label: string;
      settings: ({
        key: string;
        name: string;
        value: number;
      })[];
    })[];
    exposures: ({
      key: string;
      label: string;
      percent: number;
      reason: string;
    })[];
    tasks: ({
      key: string;
      label: string;
      reason: string;
      minutesByHand: number;
      minutesWithProduct: number;
    })[];
    subject: {
      full: string;
      short: string;
      one: string;
    };
    margin: number;
    marginReason: string;
    productLabel: string;
  };
  'case-studies-list': {
    _key: string;
    _type: 'case-studies-list';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    isFilterable: boolean;
    emptyText: string;
    studies: ({
      title: string;
      slug: string;
      customer: string;
      industry: string;
      summary: string;
      number: {
        value: string;
        label: string;
      } | null;
    })[];
  };
  'challenge': {
    _key: string;
    _type: 'challenge';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    firstColumn: (FirstColumn | FirstColumn2 | FirstColumn3)[];
    secondColumn: (FirstColumn | FirstColumn2 | FirstColumn3)[];
  };
  'comparison': {
    _key: string;
    _type: 'comparison';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    columns: ({
      key: string;
      title: string;
      text: string | null;
      isOurs: boolean;
    })[];
    rows: ({
      key: string;
      title: string;
      cells: ({
        key: string;
        answer: 'yes' | 'partly' | 'no';
        text: string | null;
      })[];
    })[];
    note: string | null;
  };
  'cta-banner': {
    _key: string;
    _type: 'cta-banner';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    title: string;
    text: string | null;
    buttons: (Buttons)[];
    animation: Animation | null;
    drawing: 'by-itself' | 'network' | 'reach' | 'copies' | 'stations' | 'owners' | 'scale' | 'rows' | 'around' | 'apart';
  };
  'document-table': {
    _key: string;
    _type: 'document-table';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    documents: ({
      key: string;
      title: string;
      text: string | null;
      picture: Picture | null;
      isOnDark: boolean;
      sort: string | null;
      date: string | null;
      access: string | null;
      href: Href | null;
      linkLabel: string;
      files: ({
        key: string;
        label: string;
        src: string | null;
        name: string | null;
        size: number | null;
      })[];
    })[];
    note: string | null;
  };
  'episodes-list': {
    _key: string;
    _type: 'episodes-list';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    episodes: ({
      title: string;
      slug: string;
      number: number;
      description: string | null;
      videoPoster: Picture | null;
      videoDuration: string | null;
      tagColor: '#0b7a75' | '#1f3a6e' | '#9a5b00' | '#6b3a6e' | '#44546a' | null;
      video: string | null;
      captions: string | null;
      speaker: Author | null;
      publishedAt: string | null;
    })[];
  };
  'fact-sheet': {
    _key: string;
    _type: 'fact-sheet';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    facts: (Facts)[];
    texts: (Facts)[];
  };
  'faq': {
    _key: string;
    _type: 'faq';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    items: ({
      key: string;
      question: string;
      answer: (FirstColumn | FirstColumn2 | FirstColumn3)[];
    })[];
  };
  'feature': {
    _key: string;
    _type: 'feature';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: (FirstColumn | FirstColumn2 | FirstColumn3)[];
    checks: string[];
    picture: Picture | null;
    animation: Animation | null;
    pictureSide: 'left' | 'right';
    button: Button | null;
  };
  'form-panel': {
    _key: string;
    _type: 'form-panel';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    form: {
      id: string;
      name: string;
      fields: ({
        kind: 'tiles-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        choices: ({
          value: string;
          label: string;
          text: string | null;
          icon: 'agents' | 'alert' | 'api' | 'badge' | 'bell' | 'book' | 'building' | 'calculator' | 'chart' | 'check' | 'clock' | 'cloud' | 'code' | 'compass' | 'database' | 'eye' | 'fingerprint' | 'flow' | 'gauge' | 'globe' | 'graph' | 'key' | 'layers' | 'lifecycle' | 'lock' | 'map' | 'people' | 'play' | 'plug' | 'radar' | 'refresh' | 'robot' | 'scan' | 'search' | 'server' | 'shield' | 'sparkle' | 'split' | 'target' | 'terminal' | 'timer' | 'users' | 'vault' | 'workflow' | 'zap' | null;
        })[];
        isMultiple: boolean;
      } | {
        kind: 'select-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        placeholder: string | null;
        choices: ({
          value: string;
          label: string;
        })[];
      } | {
        kind: 'phone-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        defaultCountry: 'af' | 'ax' | 'al' | 'dz' | 'as' | 'ad' | 'ao' | 'ai' | 'ag' | 'ar' | 'am' | 'aw' | 'ac' | 'au' | 'at' | 'az' | 'bs' | 'bh' | 'bd' | 'bb' | 'by' | 'be' | 'bz' | 'bj' | 'bm' | 'bt' | 'bo' | 'ba' | 'bw' | 'br' | 'io' | 'vg' | 'bn' | 'bg' | 'bf' | 'bi' | 'kh' | 'cm' | 'ca' | 'cv' | 'bq' | 'ky' | 'cf' | 'td' | 'cl' | 'cn' | 'cx' | 'cc' | 'co' | 'km' | 'cg' | 'cd' | 'ck' | 'cr' | 'ci' | 'hr' | 'cu' | 'cw' | 'cy' | 'cz' | 'dk' | 'dj' | 'dm' | 'do' | 'ec' | 'eg' | 'sv' | 'gq' | 'er' | 'ee' | 'sz' | 'et' | 'fk' | 'fo' | 'fj' | 'fi' | 'fr' | 'gf' | 'pf' | 'ga' | 'gm' | 'ge' | 'de' | 'gh' | 'gi' | 'gr' | 'gl' | 'gd' | 'gp' | 'gu' | 'gt' | 'gg' | 'gn' | 'gw' | 'gy' | 'ht' | 'hn' | 'hk' | 'hu' | 'is' | 'in' | 'id' | 'ir' | 'iq' | 'ie' | 'im' | 'il' | 'it' | 'jm' | 'jp' | 'je' | 'jo' | 'kz' | 'ke' | 'ki' | 'xk' | 'kw' | 'kg' | 'la' | 'lv' | 'lb' | 'ls' | 'lr' | 'ly' | 'li' | 'lt' | 'lu' | 'mo' | 'mg' | 'mw' | 'my' | 'mv' | 'ml' | 'mt' | 'mh' | 'mq' | 'mr' | 'mu' | 'yt' | 'mx' | 'fm' | 'md' | 'mc' | 'mn' | 'me' | 'ms' | 'ma' | 'mz' | 'mm' | 'na' | 'nr' | 'np' | 'nl' | 'nc' | 'nz' | 'ni' | 'ne' | 'ng' | 'nu' | 'nf' | 'kp' | 'mk' | 'mp' | 'no' | 'om' | 'pk' | 'pw' | 'ps' | 'pa' | 'pg' | 'py' | 'pe' | 'ph' | 'pl' | 'pt' | 'pr' | 'qa' | 're' | 'ro' | 'ru' | 'rw' | 'ws' | 'sm' | 'st' | 'sa' | 'sn' | 'rs' | 'sc' | 'sl' | 'sg' | 'sx' | 'sk' | 'si' | 'sb' | 'so' | 'za' | 'kr' | 'ss' | 'es' | 'lk' | 'bl' | 'sh' | 'kn' | 'lc' | 'mf' | 'pm' | 'vc' | 'sd' | 'sr' | 'sj' | 'se' | 'ch' | 'sy' | 'tw' | 'tj' | 'tz' | 'th' | 'tl' | 'tg' | 'tk' | 'to' | 'tt' | 'ta' | 'tn' | 'tr' | 'tm' | 'tc' | 'tv' | 'vi' | 'ug' | 'ua' | 'ae' | 'gb' | 'us' | 'uy' | 'uz' | 'vu' | 'va' | 've' | 'vn' | 'wf' | 'eh' | 'ye' | 'zm' | 'zw' | null;
        onlyCountries: ('af' | 'ax' | 'al' | 'dz' | 'as' | 'ad' | 'ao' | 'ai' | 'ag' | 'ar' | 'am' | 'aw' | 'ac' | 'au' | 'at' | 'az' | 'bs' | 'bh' | 'bd' | 'bb' | 'by' | 'be' | 'bz' | 'bj' | 'bm' | 'bt' | 'bo' | 'ba' | 'bw' | 'br' | 'io' | 'vg' | 'bn' | 'bg' | 'bf' | 'bi' | 'kh' | 'cm' | 'ca' | 'cv' | 'bq' | 'ky' | 'cf' | 'td' | 'cl' | 'cn' | 'cx' | 'cc' | 'co' | 'km' | 'cg' | 'cd' | 'ck' | 'cr' | 'ci' | 'hr' | 'cu' | 'cw' | 'cy' | 'cz' | 'dk' | 'dj' | 'dm' | 'do' | 'ec' | 'eg' | 'sv' | 'gq' | 'er' | 'ee' | 'sz' | 'et' | 'fk' | 'fo' | 'fj' | 'fi' | 'fr' | 'gf' | 'pf' | 'ga' | 'gm' | 'ge' | 'de' | 'gh' | 'gi' | 'gr' | 'gl' | 'gd' | 'gp' | 'gu' | 'gt' | 'gg' | 'gn' | 'gw' | 'gy' | 'ht' | 'hn' | 'hk' | 'hu' | 'is' | 'in' | 'id' | 'ir' | 'iq' | 'ie' | 'im' | 'il' | 'it' | 'jm' | 'jp' | 'je' | 'jo' | 'kz' | 'ke' | 'ki' | 'xk' | 'kw' | 'kg' | 'la' | 'lv' | 'lb' | 'ls' | 'lr' | 'ly' | 'li' | 'lt' | 'lu' | 'mo' | 'mg' | 'mw' | 'my' | 'mv' | 'ml' | 'mt' | 'mh' | 'mq' | 'mr' | 'mu' | 'yt' | 'mx' | 'fm' | 'md' | 'mc' | 'mn' | 'me' | 'ms' | 'ma' | 'mz' | 'mm' | 'na' | 'nr' | 'np' | 'nl' | 'nc' | 'nz' | 'ni' | 'ne' | 'ng' | 'nu' | 'nf' | 'kp' | 'mk' | 'mp' | 'no' | 'om' | 'pk' | 'pw' | 'ps' | 'pa' | 'pg' | 'py' | 'pe' | 'ph' | 'pl' | 'pt' | 'pr' | 'qa' | 're' | 'ro' | 'ru' | 'rw' | 'ws' | 'sm' | 'st' | 'sa' | 'sn' | 'rs' | 'sc' | 'sl' | 'sg' | 'sx' | 'sk' | 'si' | 'sb' | 'so' | 'za' | 'kr' | 'ss' | 'es' | 'lk' | 'bl' | 'sh' | 'kn' | 'lc' | 'mf' | 'pm' | 'vc' | 'sd' | 'sr' | 'sj' | 'se' | 'ch' | 'sy' | 'tw' | 'tj' | 'tz' | 'th' | 'tl' | 'tg' | 'tk' | 'to' | 'tt' | 'ta' | 'tn' | 'tr' | 'tm' | 'tc' | 'tv' | 'vi' | 'ug' | 'ua' | 'ae' | 'gb' | 'us' | 'uy' | 'uz' | 'vu' | 'va' | 've' | 'vn' | 'wf' | 'eh' | 'ye' | 'zm' | 'zw')[];
        excludeCountries: ('af' | 'ax' | 'al' | 'dz' | 'as' | 'ad' | 'ao' | 'ai' | 'ag' | 'ar' | 'am' | 'aw' | 'ac' | 'au' | 'at' | 'az' | 'bs' | 'bh' | 'bd' | 'bb' | 'by' | 'be' | 'bz' | 'bj' | 'bm' | 'bt' | 'bo' | 'ba' | 'bw' | 'br' | 'io' | 'vg' | 'bn' | 'bg' | 'bf' | 'bi' | 'kh' | 'cm' | 'ca' | 'cv' | 'bq' | 'ky' | 'cf' | 'td' | 'cl' | 'cn' | 'cx' | 'cc' | 'co' | 'km' | 'cg' | 'cd' | 'ck' | 'cr' | 'ci' | 'hr' | 'cu' | 'cw' | 'cy' | 'cz' | 'dk' | 'dj' | 'dm' | 'do' | 'ec' | 'eg' | 'sv' | 'gq' | 'er' | 'ee' | 'sz' | 'et' | 'fk' | 'fo' | 'fj' | 'fi' | 'fr' | 'gf' | 'pf' | 'ga' | 'gm' | 'ge' | 'de' | 'gh' | 'gi' | 'gr' | 'gl' | 'gd' | 'gp' | 'gu' | 'gt' | 'gg' | 'gn' | 'gw' | 'gy' | 'ht' | 'hn' | 'hk' | 'hu' | 'is' | 'in' | 'id' | 'ir' | 'iq' | 'ie' | 'im' | 'il' | 'it' | 'jm' | 'jp' | 'je' | 'jo' | 'kz' | 'ke' | 'ki' | 'xk' | 'kw' | 'kg' | 'la' | 'lv' | 'lb' | 'ls' | 'lr' | 'ly' | 'li' | 'lt' | 'lu' | 'mo' | 'mg' | 'mw' | 'my' | 'mv' | 'ml' | 'mt' | 'mh' | 'mq' | 'mr' | 'mu' | 'yt' | 'mx' | 'fm' | 'md' | 'mc' | 'mn' | 'me' | 'ms' | 'ma' | 'mz' | 'mm' | 'na' | 'nr' | 'np' | 'nl' | 'nc' | 'nz' | 'ni' | 'ne' | 'ng' | 'nu' | 'nf' | 'kp' | 'mk' | 'mp' | 'no' | 'om' | 'pk' | 'pw' | 'ps' | 'pa' | 'pg' | 'py' | 'pe' | 'ph' | 'pl' | 'pt' | 'pr' | 'qa' | 're' | 'ro' | 'ru' | 'rw' | 'ws' | 'sm' | 'st' | 'sa' | 'sn' | 'rs' | 'sc' | 'sl' | 'sg' | 'sx' | 'sk' | 'si' | 'sb' | 'so' | 'za' | 'kr' | 'ss' | 'es' | 'lk' | 'bl' | 'sh' | 'kn' | 'lc' | 'mf' | 'pm' | 'vc' | 'sd' | 'sr' | 'sj' | 'se' | 'ch' | 'sy' | 'tw' | 'tj' | 'tz' | 'th' | 'tl' | 'tg' | 'tk' | 'to' | 'tt' | 'ta' | 'tn' | 'tr' | 'tm' | 'tc' | 'tv' | 'vi' | 'ug' | 'ua' | 'ae' | 'gb' | 'us' | 'uy' | 'uz' | 'vu' | 'va' | 've' | 'vn' | 'wf' | 'eh' | 'ye' | 'zm' | 'zw')[];
      } | {
        kind: 'file-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        fileKinds: ('pdf' | 'docx' | 'odt' | 'png' | 'jpg')[];
        mostMegabytes: number;
      } | {
        kind: 'consent-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        linkLabel: string | null;
        href: Href | null;
      } | {
        kind: 'email-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        placeholder: string | null;
        isWorkOnly: boolean;
      } | {
        kind: 'text-area-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        placeholder: string | null;
      } | {
        kind: 'text-field';
        name: string;
        label: string;
        hint: string | null;
        required: boolean;
        width: 'full' | 'half';
        placeholder: string | null;
        purpose: 'off' | 'name' | 'organization' | 'organization-title' | 'url';
      })[];
      submitLabel: string;
      sendingLabel: string;
      successTitle: string;
      successText: string | null;
      hubspotFormId: string | null;
    };
    pointsTitle: string | null;
    points: ({
      key: string;
      title: string;
      text: string | null;
    })[];
    note: (FirstColumn | FirstColumn2 | FirstColumn3)[];
  };
  'hero': {
    _key: string;
    _type: 'hero';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    layout: 'split' | 'center';
    buttons: (Buttons)[];
    picture: Picture | null;
    animation: Animation | null;
    estate: {
      title: string;
      identities: ({
        key: string;
        name: string;
        kind: 'service-account' | 'oauth-app' | 'api-key' | 'workload' | 'agent' | 'certificate';
        owner: string | null;
        lastUsed: string | null;
        opens: ({
          key: string;
          system: string;
          stops: string | null;
        })[];
      })[];
    } | null;
    drawing: 'by-itself' | 'network' | 'reach' | 'copies' | 'stations' | 'owners' | 'scale' | 'rows' | 'around' | 'apart';
  };
  'icon-grid': {
    _key: string;
    _type: 'icon-grid';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    columns: 2 | 3 | 4;
    cards: ({
      key: string;
      icon: 'agents' | 'alert' | 'api' | 'badge' | 'bell' | 'book' | 'building' | 'calculator' | 'chart' | 'check' | 'clock' | 'cloud' | 'code' | 'compass' | 'database' | 'eye' | 'fingerprint' | 'flow' | 'gauge' | 'globe' | 'graph' | 'key' | 'layers' | 'lifecycle' | 'lock' | 'map' | 'people' | 'play' | 'plug' | 'radar' | 'refresh' | 'robot' | 'scan' | 'search' | 'server' | 'shield' | 'sparkle' | 'split' | 'target' | 'terminal' | 'timer' | 'users' | 'vault' | 'workflow' | 'zap' | null;
      title: string;
      text: string | null;
      href: Href | null;
      linkLabel: string | null;
    })[];
  };
  'integrations-list': {
    _key: string;
    _type: 'integrations-list';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    emptyText: string;
    integrations: ({
      _id: string;
      title: string;
      category: string | null;
      logoColorful: Picture | null;
      description: string | null;
    })[];
  };
  'logos': {
    _key: string;
    _type: 'logos';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    title: string | null;
    text: string | null;
    logos: ({
      key: string;
      name: string;
      mark: Mark | null;
      isOpaque: boolean;
      isNameShown: boolean;
      href: Href | null;
    })[];
  };
  'marquee': {
    _key: string;
    _type: 'marquee';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    title: string | null;
    pictures: ({
      key: string;
      image: Picture;
      width: number;
      aspectRatio: number;
    })[];
  };
  'numbers': {
    _key: string;
    _type: 'numbers';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string | null;
    text: string | null;
    results: ({
      key: string;
      value: string;
      unit: string | null;
      label: string;
      source: string;
      href: Href | null;
    })[];
  };
  'positions-list': {
    _key: string;
    _type: 'positions-list';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    limit: number | null;
    isFilterable: boolean;
    emptyText: string;
    positions: ({
      title: string;
      slug: string;
      location: string | null;
      type: 'Full-time' | 'Part-time' | 'Contract' | 'Internship' | null;
      department: string | null;
    })[];
  };
  'pricing': {
    _key: string;
    _type: 'pricing';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    plans: ({
      key: string;
      title: string;
      badge: string | null;
      text: string | null;
      price: string;
      period: string | null;
      button: Button | null;
      includedLabel: string | null;
      included: string[];
    })[];
    note: string | null;
  };
  'principles': {
    _key: string;
    _type: 'principles';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    title: string;
    subtitle: string | null;
    cards: string[];
    info: {
      title: string | null;
      text: string | null;
      iconsCards: ({
        key: string;
        icon: 'agents' | 'alert' | 'api' | 'badge' | 'bell' | 'book' | 'building' | 'calculator' | 'chart' | 'check' | 'clock' | 'cloud' | 'code' | 'compass' | 'database' | 'eye' | 'fingerprint' | 'flow' | 'gauge' | 'globe' | 'graph' | 'key' | 'layers' | 'lifecycle' | 'lock' | 'map' | 'people' | 'play' | 'plug' | 'radar' | 'refresh' | 'robot' | 'scan' | 'search' | 'server' | 'shield' | 'sparkle' | 'split' | 'target' | 'terminal' | 'timer' | 'users' | 'vault' | 'workflow' | 'zap' | null;
        title: string;
        text: string | null;
      })[];
    } | null;
  };
  'prose': {
    _key: string;
    _type: 'prose';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    title: string | null;
    text: (FirstColumn | FirstColumn2 | FirstColumn3)[];
    animation: Animation | null;
  };
  'risk-detail': {
    _key: string;
    _type: 'risk-detail';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    risk: {
      _id: string;
      title: string;
      severity: 'critical' | 'high' | 'medium' | 'low';
      slug: string;
      category: 'credentials' | 'access' | 'lifecycle' | 'supply-chain' | 'agents' | 'visibility';
      affected: ('service-accounts' | 'api-keys' | 'oauth-apps' | 'workload-identities' | 'certificates' | 'signing-keys' | 'webhooks' | 'pipelines' | 'agents')[];
      summary: string;
      publishedAt: string | null;
      timeZone: string;
      description: (FirstColumn | FirstColumn2 | FirstColumn3)[];
      detection: (FirstColumn | FirstColumn2 | FirstColumn3)[];
      remediation: (FirstColumn | FirstColumn2 | FirstColumn3)[];
      references: ({
        key: string;
        title: string;
        href: Href | null;
      })[];
      related: (Related)[];
      previous: Previous | null;
      next: Previous | null;
    };
  };
  'risk-library': {
    _key: string;
    _type: 'risk-library';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    emptyText: string;
    risks: (Related)[];
  };
  'steps': {
    _key: string;
    _type: 'steps';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    steps: ({
      key: string;
      title: string;
      text: string | null;
      duration: string | null;
      sign: 'identity' | 'owner' | 'key';
      href: Href | null;
      linkLabel: string;
    })[];
  };
  'tabs': {
    _key: string;
    _type: 'tabs';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    tabs: ({
      key: string;
      label: string;
      title: string;
      text: string | null;
      picture: Picture | null;
      href: Href | null;
      linkLabel: string | null;
      anchor: string | null;
    })[];
  };
  'testimonial': {
    _key: string;
    _type: 'testimonial';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    quote: string;
    name: string;
    role: string | null;
    company: string | null;
    portrait: Mark | null;
    result: {
      value: string;
      label: string;
    } | null;
    href: Href | null;
    linkLabel: string;
  };
  'video': {
    _key: string;
    _type: 'video';
    anchor: string | null;
    background: 'paper' | 'mist' | 'deep';
    spacing: 'none' | 'small' | 'normal' | 'large';
    eyebrow: string | null;
    title: string;
    text: string | null;
    video: string | null;
    poster: Picture | null;
    captions: string | null;
    duration: string | null;
    chapters: ({
      key: string;
      start: string;
      title: string;
    })[];
    transcript: string | null;
    publishedAt: string | null;
  };
}
