import type { AnyWidget } from '../element/defineWidget.ts';
import { begunAddress, type BegunAddress } from './begins.ts';

/** What the plugin reads to print scripts and sheets: the files of the release, relative to its folder. */
export interface Manifest {
  /** Changes with the content of any file; printed as `?ver=`. */
  version: string;
  loader: string;
  boot: string;
  /** Tag → the script that shows, at the end of its page, what the begun call has answered, before the element's code is there. */
  early: Record<string, string>;
  /** The service worker, which the plugin serves at an address of its own. */
  worker: string;
  css: string;
  /** Language → the script that lays its texts over the Italian ones and then brings the loader. */
  languages: Record<string, string>;
  /** Scripts and sheets of all that a touch may need, which are fetched when the page is quiet. */
  touch: string[];
  touchCss: string[];
  /** Scripts that the login of a site with other ways in needs beside these. */
  touchSignIns: string[];
  /** For each element its scripts, in the order in which they import each other, its sheet, and when and for whom it loads. */
  tags: Record<string, { js: string[]; css: string[] } & Pick<AnyWidget, 'loads' | 'for'>>;
  /** Tag → the calls that the boot script begins where it is on the page. */
  begins: Record<string, BegunAddress[]>;
}

/** A finished chunk: its file, the files that it imports at once and the modules in it. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** What the manifest is made of. */
export interface Parts {
  chunks: readonly Chunk[];
  /** Tag → the module of its definition, when and for whom it loads, and what it begins with. */
  elements: Readonly<Record<string, { id: string } & Pick<AnyWidget, 'loads' | 'for' | 'begins'>>>;
  /** The modules with which the runtime and what a touch needs begin. */
  runtime: string;
  touch: string;
  /** The module that runs for customers once the page is quiet, fetched with what a touch needs. */
  quiet?: string;
  /** The module with which the other ways in begin. */
  signIns?: string;
  sheets: readonly string[];
  languages: Readonly<Record<string, string>>;
  version: string;
}

/** Writes down which files an element needs, in the order in which they import each other. */
export function manifestOf({
  chunks,
  elements,
  runtime,
  touch,
  quiet,
  signIns,
  sheets,
  languages,
  version,
}: Parts): Manifest {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withNeeds = (ids: readonly string[]): string[] => {
    const found = new Set<string>();
    const add = (fileName: string | undefined): void => {
      const chunk = files.get(fileName ?? '');
      if (!chunk || found.has(chunk.fileName)) return;
      chunk.imports.forEach(add);
      found.add(chunk.fileName);
    };
    for (const id of ids) add(chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName);
    return [...found];
  };
  const always = withNeeds([runtime]);
  const forTouch = withNeeds(quiet ? [touch, quiet] : [touch]).filter((file) => !always.includes(file));
  return {
    version,
    loader: 'loader.js',
    boot: 'boot.js',
    early: { 'spesa-cart-page': 'early-cart.js' },
    worker: 'worker.js',
    css: 'css/ui.css',
    languages,
    touch: forTouch,
    touchCss: sheets.filter((sheet) => sheet === 'css/shell.css'),
    touchSignIns: (signIns ? withNeeds([signIns]) : []).filter((file) => ![...always, ...forTouch].includes(file)),
    tags: Object.fromEntries(
      Object.entries(elements).map(([tag, { id, loads, for: audience }]) => [
        tag,
        {
          js: withNeeds([runtime, id]),
          css: sheets.filter((sheet) => sheet === `css/${tag}.css`),
          loads,
          for: audience,
        },
      ]),
    ),
    begins: Object.fromEntries(
      Object.entries(elements).flatMap(([tag, { begins = [] }]) =>
        begins.length > 0 ? [[tag, begins.map(begunAddress)]] : [],
      ),
    ),
  };
}
