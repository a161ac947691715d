/** A film as stored; film, captions and poster are those of an episode in content/. */
export const sample = {
  _type: 'video',
  eyebrow: 'In eleven seconds',
  title: 'Why one secret is found in seven places',
  text: 'Follow a value out of the vault, and see why deleting what you find is not the same as ending it.',
  video: {
    _type: 'file',
    asset: { _type: 'reference', _ref: 'file-7439a6c9c6994564a94a0bbcbb2197651be055c3-mp4' },
  },
  poster: {
    _type: 'picture',
    asset: { _type: 'reference', _ref: 'image-191bc4f7e3f08ae7c23d3bbadb43fef5743efac9-1464x820-webp' },
    alt: 'A vault and the places that its one value was copied to: a pipeline, a chat, a build log, a file, a laptop, an image layer. It works in seven',
  },
  captions: {
    _type: 'file',
    asset: { _type: 'reference', _ref: 'file-cb0733ef83fc063d593edf25d3db6056499a3777-vtt' },
  },
  duration: '0:11',
  chapters: [
    { _key: 'vault', _type: 'chapter', start: '0:00', title: 'The value in its vault' },
    { _key: 'copies', _type: 'chapter', start: '0:02', title: 'Seven copies, each with a reason' },
    { _key: 'end', _type: 'chapter', start: '0:06', title: 'One copy less, and the end of all' },
  ],
  transcript:
    'A secret has one home, the vault, and every copy has its reason: a pipeline that needs it, a colleague who waits, a test.\n\nDelete one copy, and the others still work. End the credential, and none of them does.',
  publishedAt: '2026-07-14T09:00:00Z',
  background: 'paper',
  spacing: 'normal',
};
