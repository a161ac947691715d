import { type Document, picture, slug } from './write.ts';

const category = (name: string, title: string, value: string): Document => ({
  _id: `category-${name}`,
  _type: 'category',
  title,
  slug: slug(name),
  color: { _type: 'color', value },
});

/** What the posts are about. */
export const categories: Document[] = [
  category('foundations', 'Foundations', '#0b7a75'),
  category('practice', 'Practice', '#1f3a6e'),
  category('agents', 'Agents', '#6b3a6e'),
  category('protocols', 'Protocols', '#9a5b00'),
  category('research', 'Research', '#44546a'),
];

/** Who writes them. */
export const authors: Document[] = [
  {
    _id: 'author-lindqvist',
    _type: 'author',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    title: 'Head of Research',
    avatar: picture('avatar-lindqvist.webp'),
    bio: 'Mara studies how machine credentials live and die. Before Cardea she ran incident response for a bank.',
  },
  {
    _id: 'author-okafor',
    _type: 'author',
    firstName: 'Tomas',
    lastName: 'Okafor',
    title: 'Principal Engineer',
    avatar: picture('avatar-okafor.webp'),
    bio: 'Tomas builds the collectors. He has read more cloud audit logs than anyone should.',
  },
  {
    _id: 'author-aranda',
    _type: 'author',
    firstName: 'Ines',
    lastName: 'Aranda',
    title: 'Product Lead',
    avatar: picture('avatar-aranda.webp'),
    bio: 'Ines turns what security teams do by hand at night into something a query can do by day.',
  },
  {
    _id: 'author-sorby',
    _type: 'author',
    firstName: 'Halima',
    lastName: 'Sørby',
    title: 'Staff Engineer, Detection',
    avatar: picture('avatar-sorby.webp'),
    bio: 'Halima reads standards so that others need not, and writes the detections that follow from them.',
  },
  {
    _id: 'author-vantree',
    _type: 'author',
    firstName: 'Joris',
    lastName: 'Vantree',
    title: 'Solutions Engineer',
    avatar: picture('avatar-vantree.webp'),
    bio: 'Joris spends the first weeks with each customer. He was on call for eleven years and still wakes at three.',
  },
];
