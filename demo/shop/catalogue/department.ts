import type { SubjectName } from '../photos/subjects.ts';

/** Name, what its icon shows, and the leaves' names with theirs. */
export type Shelf = readonly [
  name: string,
  subject: SubjectName,
  leaves: readonly (readonly [name: string, subject: SubjectName])[],
];

/** A root of the tree as it is written down. */
export interface Department {
  name: string;
  subject: SubjectName;
  description: string;
  shelves: readonly Shelf[];
}
