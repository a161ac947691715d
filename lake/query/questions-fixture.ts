/** Queries of all forms, with their parameters, of pages, posts and authors that have fields of any values. */
export const questions: [query: string, params?: Record<string, unknown>][] = [
  ['*[_type == "post" && slug.current == "s3"][0]{title, "by": author->name}'],
  [
    '*[_type == $type && path.current == $path][0]{title, "posts": posts[]->title}',
    { type: 'page', path: '/p2' },
  ],
  ['*[_type == "post"] | order(n desc, _id)[0...$most]{title, "by": author->{name}}', { most: 3 }],
  ['*[_id in $ids]{_id, name}', { ids: ['a1', 'a2', 'nobody'] }],
  ['*[_id == "drafts.a1" || _originalId == "drafts.a1"]{_id, name}'],
  ['*[_type == "author" && _originalId == "drafts.a1"][0...10]{_id, name}'],
  ['*[_type == "author" && _originalId > "a"] | order(_originalId)[0...2]._id'],
  ['*[_type == "author"] | order(_originalId desc)[0]._id'],
  ['*[_id in ["drafts.s1", "s1"]].title'],
  ['*[_type == "author"]{name, "count": count(*[_type == "post" && references(^._id)])}'],
  ['*[references($one)]._id', { one: 'a1' }],
  // A page may refer to two of these.
  [
    '[*[references($several)]._id, count(*[references($several)])]',
    { several: ['s0', 's1', 's2', 's3', 's4', 'a1'] },
  ],
  ['*[_type == "page" && references($several)] | order(n)[0...3]._id', { several: ['s0', 's1', 's2', 's3'] }],
  ['*[_type == "page" && count(*[_type == $type]) > 0]._id', { type: 'author' }],
  [
    '[count(*[_type in ["post", "author", "post"]]), count(*[_type in $types && defined(author)])]',
    { types: ['post', 'page', 'nowhere'] },
  ],
  [
    '[count(*[_type in [$types]]), count(*[_type == $types]), count(*[_type in "post"]), count(*[_type in [...$types]])]',
    { types: ['post'] },
  ],
  ['*[_type in ["page", "redirect"] && path.current in ["/p1", "/p9"]].title'],
  ['*[_type == "page"]{title, "links": posts[]->{_type, "slug": slug.current}}'],
  ['*[_type == "post" && slug.current == "s1"][0].author->{_id}'],
  ['*[slug.current == $slug]._id', { slug: null }],
  ['*[_type == "post" && [@, _id] match text::query("t1*")]._id'],
  ['*[_type == "post" && ([@, _id] match text::query("t1*") || references($one))]._id', { one: 'a1' }],
  ['*[[@, _id] match text::query("t1*")]{_id, "not": *[!([@, _id] match text::query("t1*"))]._id}'],
  [
    `*[_type in ["post", "page"]]
      | score(boost(_type == "post" && title match text::query("t1*"), 3), [@, _id] match text::query("t1*") || references($one))
      [_score > 0] {_id} | order(_id)`,
    { one: 's1' },
  ],
  ['*[sanity::versionOf("s1")]{_id, title}'],
  ['*[sanity::versionOf($id) && _type == "post"][0]._type', { id: 's2' }],
  ['*[sanity::partOfRelease($release)]{_id, title}', { release: 'r1' }],
  ['*[_type == "post"] | order(mixed)[0..2]{title, mixed}'],
  ['*[_type in ["post", "page"]] | order(mixed desc, n)[1...4]{_id, mixed}'],
  ['*[_type == "page" && n > 20] | order(path.current desc, _id desc)[0]{_id, title}'],
  ['*[_type == "post" && author->name != "n3"] | order(author._ref)[0...2]{_id, "by": author->name}'],
  [
    `*[_type in $types && ([@, _id] match text::query("t1*") || references($one))]
      {_id, "orderings": [lower(name), title, at]} | order(lower(orderings[1]) desc)[0...$most]`,
    { types: ['post', 'author'], one: 'a1', most: 3 },
  ],
  ['*[_type == "author"]{_id, "orderings": [at]} | order(dateTime(orderings[0]) desc)[0...2]'],
  ['*[_type == "author"] | order(lower(name))[0...2].name'],
  ['*[_type == "author" && defined(name)]{_id, "n": name} | order(n)[0...2]'],
  [
    '*[_type == "post"]{title, "next": *[_type == "post" && mixed > ^.mixed] | order(mixed)[0]{mixed, title}}',
  ],
  [
    `*[_type == "post"]{n, "before": *[_type == "post" && author._ref == ^.author._ref && ^.n > n] | order(n desc)[0...2]{n},
      "held": *[_type == "post" && count(*[_type == "post" && n < ^.n && n > $least]) > 1] | order(n)[0].n}`,
    { least: -40 },
  ],
  ['*[_type == "post" && n > $least && n <= 30] | order(n desc)[0...3].n', { least: -20 }],
  ['*[_type == "page"]{"all": *[_type == "post" && n < ^.n] | order(n)[0...2].n}'],
  ['*[_type in ["post", "author"] && _id > "a2"] | order(_id asc)[0...3]{_id, title}'],
  ['*[_type == "post" && n > 0 && _id > $after] | order(_id)[0..1]{_id, n}', { after: 's1' }],
  ['*[_type == "post" && text[0] match "of 3"]{..., "by": author->{name, text}}'],
  ['*[_type == "author"] | score(name match "n3") | order(_score desc, _id)[0...2]'],
  [
    '*[_type == "author"]{_id, "count": count(*[_type == "post" && defined(slug.current) && author._ref == ^._id])}',
  ],
  [
    '{"mixed": count(*[_type == "post" && defined(mixed)]), "three": count(*[_type == $type && mixed == 3])}',
    { type: 'page' },
  ],
  [
    '{"long": count(*[_type == "post" && mixed == $long]), "text": count(*[_type == "page" && defined(text)])}',
    { long: `${'long '.repeat(9)}a` },
  ],
  ['count(*[_type == "post" && n == @.n && title != "t1"])'],
  ['[count(*[_type == "post" && defined(_type)]), count(*[defined(_type) && _type in ["post", "page"]])]'],
  [
    '*[_type == "post"]{_id, "next": *[_type == "post" && lower(title) > lower(^.title)] | order(lower(title))[0...2].title}',
  ],
  ['*[_type == "post" && lower(title) >= lower($from)] | order(lower(title))[0...3].title', { from: 'T3' }],
  [
    '*[_type in ["post", "page"] && mixed == $long] | order(n desc)[0...2]{_id, n}',
    { long: `${'long '.repeat(9)}a` },
  ],
  [
    '*[_type == "post" && author._ref == $one && lower(title) == lower("T3")] | order(n)[0]._id',
    { one: 'a1' },
  ],
  ['*[n > 10][0...2]{_id, n}'],
  ['*[!(_type in ["post", "page"])][0]._id'],
  ['*[_type == "author"][1]._id'],
  ['*[_id > $after && n > 0] | order(_id)[0...2]._id', { after: 'p3' }],
  ['*[count(*[n > ^.n][0...3]) < 2][0...2]._id'],
  ['count(*)'],
  ['*[_type in ["post", ["author"]]] | order(n)[0...3]._id'],
  ['*[_type in $types || _id in ["a1", ["a2"]]]._id', { types: ['post', ['author']] }],
  ['*[_type in ["author", $ids] && _id in [...["a1", "a2"], $ids, ["a4"]]]._id', { ids: ['a3'] }],
  [
    '[count(*[_type in ["post", ["author"]]]), count(*[_type in ["post", $types]]), count(*[_type in $nested])]',
    { types: ['author'], nested: ['post', ['author']] },
  ],
  ['*[slug.current in ["s1", null, ["s2"]]]._id'],
  ['[*[references(["a1", ["s1"]])]._id, *[references($nested)]._id]', { nested: ['a1', ['s1']] }],
  ['*[_type == "post" && ([@, _id] match text::query("t1*") || references(["a1", ["a2"]]))]._id'],
  [
    '*[_type == "post" && ([@, _id] match text::query("t1*") || references([..."a1", $nested]))]._id',
    { nested: ['a2'] },
  ],
  [
    '*[sanity::partOfRelease(["r1"]) || _type == "author" && sanity::partOfRelease($release)]._id',
    { release: null },
  ],
];
