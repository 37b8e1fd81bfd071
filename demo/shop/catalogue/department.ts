/** Name, emoji and leaves' names with their emoji. */
export type Shelf = readonly [name: string, emoji: string, leaves: readonly (readonly [name: string, emoji: string])[]];

/** A root of the tree as it is written down. */
export interface Department {
  name: string;
  emoji: string;
  title: string;
  description: string;
  shelves: readonly Shelf[];
}
