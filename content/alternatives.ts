/** The files in `content/pictures/` that documents show, each with the words for people who cannot see it. */
export const alternatives = {
  'avatar-aranda.webp': 'Ink portrait of Ines Aranda, her hair in two buns, a bolt on her shirt',
  'avatar-lindqvist.webp': 'Ink portrait of Mara Lindqvist with short swept hair and a hooded sweater',
  'avatar-okafor.webp': 'Ink portrait of Tomas Okafor with curly hair, a galaxy on his shirt',
  'badge-iso-27001.svg': 'Seal: ISO 27001',
  'badge-soc2.svg': 'Seal: service organization controls',
  'cover-agents.webp': 'Bright paths through a green web of points lead to one key in a hexagon',
  'cover-identity-first-security.webp':
    'Green contour lines close around a peak that is marked with cross-hairs',
  'cover-inventory.webp': 'Blue contour lines, like a map, with one place marked by cross-hairs',
  'cover-non-human-identity.webp': 'Teal paths through a web of points lead to one key in a hexagon',
  'cover-oauth-apps.webp':
    'On a violet ground, paths from three sides lead through a web of points to one key',
  'cover-rotation.webp': 'A rosette of fine engraved lines, as on a banknote, turned around a golden ring',
  'cover-service-accounts.webp': 'Hundreds of violet columns from above, most of them dark, a few lit',
  'cover-vault.webp': 'A field of dark columns seen from above, a few lit in teal and one in amber',
  'feature-detection.webp':
    'A chart of calls through the day, steady at work and marked in amber where three tall bars stand at night',
  'feature-inventory.webp':
    'A table of identities with their owners, last use and reach; one line stands out in amber',
  'feature-lifecycle.webp': 'Five stations of an identity on one line, the third of them checked',
  'hero-poster.webp': 'A golden key in a hexagon, with six points on a ring around it, one of them amber',
  'logo.svg': 'Cardea',
  'menu-banner.webp': 'Bright paths through a web of points lead to one key in a hexagon',
  'og-default.webp': 'Paths through a dark web of points lead to one golden key in a hexagon',
  'slide-1.webp': 'Sand-colored mountain ridges, layer behind layer, with the sun behind the last',
  'slide-2.webp': 'Dark columns seen from above, a few lit in teal and two in amber',
  'slide-3.webp': 'A violet rosette of fine engraved lines with a golden ring in it',
  'slide-4.webp': 'Paths through a tall web of points meet at a key in a hexagon',
  'slide-5.webp': 'Violet mountain ridges at dusk, layer behind layer, with a low sun',
  'slide-6.webp': 'Green contour lines around a peak that is marked with cross-hairs',
  'slide-7.webp': 'Green mountain ridges, layer behind layer, with a golden sun behind the last',
  'slide-8.webp': 'A teal rosette of fine engraved lines around a golden ring',
} as const;
