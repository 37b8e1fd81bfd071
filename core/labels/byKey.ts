/** The texts of a language by their keys, `area.name`, from one table of names for each area. */
export const byKey = (areas: Record<string, Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, words]) => [`${area}.${name}`, words] as const),
    ),
  );
