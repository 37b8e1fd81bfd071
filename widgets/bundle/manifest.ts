/** What the plugin reads to print script, preload and style tags: the files of the bundle, relative to its folder. */
export interface Manifest {
  /** Changes with the content of any file; printed as `?ver=`. */
  version: string;
  loader: string;
  boot: string;
  css: string;
  /** Scripts and sheets of dialogs and toasts, which arrive when first needed. */
  shell: string[];
  shellCss: string[];
  /** `late`: the script comes with the first touch, or to customers alone, and is not to be preloaded. `own`: the loader brings the sheet too. */
  tags: Record<string, { js: string[]; css: string[]; late?: true; own?: true }>;
}

/** A finished chunk: its name, its file, the files that it imports at once and the tags of which it holds a part. */
export interface Chunk {
  name: string;
  fileName: string;
  imports: readonly string[];
  tags?: readonly string[];
}

/** Adds to `found` the files that must be there before `fileName` can run, itself last. */
function addInOrder(found: Set<string>, fileName: string, files: ReadonlyMap<string, Chunk>): void {
  const chunk = files.get(fileName);
  if (!chunk || found.has(fileName)) return;
  for (const needed of chunk.imports) addInOrder(found, needed, files);
  found.add(fileName);
}

/** Writes down which files an element needs, in the order in which they import each other. */
export function manifestOf(chunks: readonly Chunk[], tags: readonly string[], sheets: readonly string[], version: string, late: ReadonlySet<string> = new Set(), own: ReadonlySet<string> = new Set()): Manifest {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const named = (name: string) => (chunks.find((chunk) => chunk.name === name) ?? chunks.find(({ name: own, tags: held }) => own !== 'runtime' && held?.includes(name)))?.fileName;
  const withNeeds = (names: readonly string[]) => {
    const found = new Set<string>();
    for (const file of names.map(named)) if (file !== undefined) addInOrder(found, file, files);
    return [...found];
  };
  const entry = (tag: string) => ({ js: withNeeds(['runtime', named(tag) === undefined ? 'shell' : tag]), css: sheets.filter((sheet) => sheet === `css/${tag}.css`), ...(late.has(tag) && { late: true as const }), ...(own.has(tag) && { own: true as const }) });
  return {
    version,
    loader: 'loader.js',
    boot: 'boot.js',
    css: 'css/ui.css',
    shell: withNeeds(['shell', 'dialogs']).filter((file) => !withNeeds(['runtime']).includes(file)),
    shellCss: sheets.filter((sheet) => sheet === 'css/shell.css'),
    tags: Object.fromEntries(tags.map((tag) => [tag, entry(tag)])),
  };
}
