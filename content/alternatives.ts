/** The files in `content/pictures/` that documents show, each with the words for people who cannot see it. */
export const alternatives = {
  'avatar-aranda.webp': 'Ink portrait of Ines Aranda, her hair in two buns, a bolt on her shirt',
  'avatar-lindqvist.webp': 'Ink portrait of Mara Lindqvist with short swept hair and a hooded sweater',
  'avatar-okafor.webp': 'Ink portrait of Tomas Okafor with curly hair, a galaxy on his shirt',
  'avatar-sorby.webp':
    'Ink portrait of Halima Sørby with her hair pinned up and pens in the pocket of her shirt',
  'avatar-vantree.webp': 'Ink portrait of Joris Vantree with short cropped hair and a hooded sweater',
  'badge-iso-27001.svg': 'Seal: ISO 27001',
  'badge-soc2.svg': 'Seal: service organization controls',
  'cover-agent-tools.webp':
    'Green lines follow one current; a single golden line crosses them and ends in a point',
  'cover-agents.webp': 'Bright paths through a green web of points lead to one key in a hexagon',
  'cover-bound-tokens.webp': 'A teal rosette of fine engraved lines, like a seal, around a golden ring',
  'cover-federation.webp':
    'Two systems of rings reach into each other; points stand where they cross, one of them golden',
  'cover-first-hour.webp': 'Violet lines follow one current; a single golden line turns away from it',
  'cover-identity-first-security.webp':
    'Green contour lines close around a peak that is marked with cross-hairs',
  'cover-inventory.webp': 'Blue contour lines, like a map, with one place marked by cross-hairs',
  'cover-non-human-identity.webp': 'Teal paths through a web of points lead to one key in a hexagon',
  'cover-oauth-apps.webp':
    'On a violet ground, paths from three sides lead through a web of points to one key',
  'cover-rotation.webp': 'A rosette of fine engraved lines, as on a banknote, turned around a golden ring',
  'cover-secret-sprawl.webp': 'A labyrinth of arcs on a violet ground, one long way through it lit in gold',
  'cover-service-accounts.webp': 'Hundreds of violet columns from above, most of them dark, a few lit',
  'cover-unused.webp': 'A field of teal dots that swells and fades; in a quiet place one golden dot is awake',
  'cover-vault-limits.webp': 'Green columns seen from above, a few lit in white and gold',
  'cover-vault.webp': 'A field of dark columns seen from above, a few lit in teal and one in amber',
  'feature-detection.webp':
    'A chart of calls through the day, steady at work and marked in amber where three tall bars stand at night',
  'feature-inventory.webp':
    'A table of identities with their owners, last use and reach; one line stands out in amber',
  'feature-lifecycle.webp':
    'The life of one identity in four lanes: owner, credential, rights and state, from found to ended',
  'figure-copies.webp':
    'A graph of copies: from a vault to a pipeline and a chat, and from there to logs, files, a fork and images',
  'figure-federation.webp':
    'Four moves: a job asks its issuer for a token, shows it to a token service that has the issuer’s keys, and gets credentials for an hour',
  'figure-first-hour.webp':
    'An hour in four parts: know until minute 10, end until 25, read until 45, hand over until 60',
  'figure-rotation.webp':
    'A key leaks on day 12: with renewal every 90 days it stays open for 78 days, with tokens of an hour for an hour at most',
  'figure-silence.webp':
    'Four strips of a year: use that ends, four single peaks, none at all, and one hatched because nothing was recorded',
  'hero-poster.webp': 'A golden key in a hexagon, with six points on a ring around it, one of them amber',
  'logo-branchmoor.svg': 'Branchmoor',
  'logo-chatterfold.svg': 'Chatterfold',
  'logo-cofferly.svg': 'Cofferly Vault',
  'logo-commitry.svg': 'Commitry',
  'logo-deskaria.svg': 'Deskaria',
  'logo-forgelane.svg': 'Forgelane',
  'logo-gatewarden.svg': 'Gatewarden ID',
  'logo-lakeward.svg': 'Lakeward',
  'logo-ledgerloom.svg': 'Ledgerloom',
  'logo-lockmere.svg': 'Lockmere',
  'logo-logmarsh.svg': 'Logmarsh',
  'logo-meshwick.svg': 'Meshwick',
  'logo-modelquay.svg': 'Modelquay',
  'logo-nimbarra.svg': 'Nimbarra Cloud',
  'logo-oridium.svg': 'Oridium Compute',
  'logo-pagerook.svg': 'Pagerook',
  'logo-podharbor.svg': 'Podharbor',
  'logo-principant.svg': 'Principant',
  'logo-promptmoor.svg': 'Promptmoor Gateway',
  'logo-quarrybase.svg': 'Quarrybase',
  'logo-rosterhall.svg': 'Rosterhall Directory',
  'logo-sealwick.svg': 'Sealwick KMS',
  'logo-stagehaul.svg': 'Stagehaul',
  'logo-stratovane.svg': 'Stratovane',
  'logo-tablemoor.svg': 'Tablemoor',
  'logo-ticketfjord.svg': 'Ticketfjord',
  'logo-tidebuild.svg': 'Tidebuild',
  'logo-wrenloop.svg': 'Wrenloop',
  'logo.svg': 'Cardea',
  'menu-banner.webp': 'Bright paths through a web of points lead to one key in a hexagon',
  'poster-account-nobody-owns.webp': 'A violet rosette of engraved lines with an orange ring in it',
  'poster-agents-act-for-people.webp':
    'Two teal rosettes of engraved lines in each other, with a golden ring of sixteen points',
  'poster-federation-claim-by-claim.webp': 'A pale green rosette of engraved petals around a golden ring',
  'poster-nobody-hired-them.webp': 'A teal rosette of long, narrow petals whose inner ends are golden',
  'poster-oauth-outlives-the-click.webp': 'A green rosette of many-stranded petals with a golden star in it',
  'poster-one-value-seven-places.webp':
    'A violet rosette whose petals lie over each other in pairs, with an orange ring',
  'poster-rights-from-evidence.webp': 'A violet rosette of even petals, drawn twice, around an orange ring',
  'poster-whoever-holds-the-key.webp': 'A teal rosette of crossing petals around a golden ring',
  'poster-window-of-rotation.webp': 'A teal rosette with a scalloped rim and a ring of woven gold',
  'screen-attribution.webp':
    'One call as a chain of four: a person, the agent that acts for her, its tool and the record that was read, with the claims of the token',
  'screen-claims.webp':
    'Five claims of a token beside their conditions; four hold, and the subject, a feature branch, does not',
  'screen-duties.webp':
    'A matrix of five duties; three pairs must not meet, and in one of them an identity named release-bot holds both',
  'screen-funnel.webp':
    'Bars that become shorter: 4,212 strings, 688 values, 41 still valid, 6 reach production, 1 is for you today',
  'screen-granted-used.webp':
    'A matrix of services and actions: 9 filled cells are used, 12 outlined in amber were granted and never used',
  'screen-hygiene.webp':
    'Stacked bars over eighteen weeks: unused, unowned and expired identities become fewer week by week',
  'screen-lifetimes.webp':
    'Lifetimes of credentials on a logarithmic scale, from a pipeline token of ten minutes to a cloud key of 1,204 days',
  'screen-ownership.webp':
    'Four traces that speak for one team as owner of an account, and the question whether it answers for it',
  'screen-policy-diff.webp':
    'A proposed change of a role, line by line, with the number of calls that justify what stays',
  'screen-reach.webp':
    'A graph from a key over three roles to what they open; one way, in amber, ends at the payroll',
  'screen-rhythm.webp':
    'A week of calls hour by hour: busy on working days, and three amber cells on Saturday night',
  'screen-vault-entries.webp':
    'Vault entries with the number of copies outside, what each opens and when it was last used',
  'slide-1.webp': 'Sand-colored mountain ridges, layer behind layer, with the sun behind the last',
  'slide-2.webp': 'Dark columns seen from above, a few lit in teal and two in amber',
  'slide-3.webp': 'A violet rosette of fine engraved lines with a golden ring in it',
  'slide-4.webp': 'Paths through a tall web of points meet at a key in a hexagon',
  'slide-5.webp': 'Violet mountain ridges at dusk, layer behind layer, with a low sun',
  'slide-6.webp': 'Green contour lines around a peak that is marked with cross-hairs',
  'slide-7.webp': 'Green mountain ridges, layer behind layer, with a golden sun behind the last',
  'slide-8.webp': 'A teal rosette of fine engraved lines around a golden ring',
  'square-rings.webp':
    'Two systems of rings on green, one reaching into the other, with points where they cross',
  'square-silence.webp': 'A field of violet dots that swells and fades, with one golden dot in a quiet place',
  'square-ways.webp': 'A labyrinth of teal arcs on a dark ground, one long way through it lit in gold',
} as const;
