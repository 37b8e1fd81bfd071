/** A script element of a page's HTML. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const isData = (attributes: string): boolean =>
  /type=["']?(application\/(ld\+)?json|importmap|speculationrules)/.test(attributes);
const isModule = (attributes: string): boolean => /type=["']?module/.test(attributes);
const sourceOf = (attributes: string): string | undefined => /\ssrc="([^"]+)"/.exec(attributes)?.[1];

interface Script {
  whole: string;
  attributes: string;
  code: string;
}

/** Puts something else in the place of every script that runs. */
const eachScript = (html: string, change: (found: Script) => string, modulesToo = false): string =>
  html.replaceAll(script, (whole: string, attributes: string, code: string) =>
    isData(attributes) || (!modulesToo && isModule(attributes)) ? whole : change({ whole, attributes, code }),
  );

const scriptsOf = (html: string, modulesToo = false): Script[] => {
  const found: Script[] = [];
  eachScript(html, (one) => (found.push(one), ''), modulesToo);
  return found;
};
const withoutScripts = (html: string, modulesToo = false): string => eachScript(html, () => '', modulesToo);
const atEnd = (html: string, added: string): string => html.replace('</body>', () => `${added}</body>`);
const asFile = (code: string): string => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** Files that the page names, by address: what optimisers read from the site's disk. */
export type Read = (address: string) => Promise<string>;

/** Runs what has been held back, in its order, each in an element of its own with the attributes of the first. */
const runHeldBack = (type: string): string => `
  (async () => {
    for (const held of document.querySelectorAll('script[type="${type}"]')) {
      const script = document.createElement('script');
      for (const { name, value } of held.attributes) if (!/^(type|data-held-src)$/.test(name)) script.setAttribute(name, value);
      const src = held.dataset.heldSrc;
      if (src) await new Promise((done) => { script.onload = script.onerror = done; script.async = false; script.src = src; held.replaceWith(script); });
      else { script.text = held.text; held.replaceWith(script); }
    }
  })()`;

const heldBack = (html: string, type: string): string =>
  eachScript(
    html,
    ({ attributes, code }) =>
      `<script type="${type}"${attributes.replace(/\stype="[^"]*"/, '').replace(/\ssrc=/, ' data-held-src=')}>${code}</script>`,
  );

/** Removes from a sheet the rules that nothing in the HTML looks like: names of classes, ids, tags and attributes that do not stand in it. */
function usedOnly(css: string, html: string): string {
  const used = (selector: string): boolean =>
    selector
      .split(',')
      .some((one) =>
        [...one.replaceAll(/:(?:not|where)\([^)]*\)/g, '').matchAll(/[.#]([\w-]+)/g)].every(([, name = '']) =>
          html.includes(name),
        ),
      );
  let kept = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) {
      const rule = css.slice(from, at + 1);
      if (rule.startsWith('@') || used(rule.slice(0, rule.indexOf('{')))) kept += rule;
      from = at + 1;
    }
  }
  return kept;
}

/** What optimisers do to every script or sheet of a page, also to those that ask to be left alone. */
export const optimisers: Record<string, (html: string, read: Read) => string | Promise<string>> = {
  'one file of all scripts': async (html, read) => {
    const codes = await Promise.all(
      scriptsOf(html).map(({ attributes, code }) => (sourceOf(attributes) ? read(sourceOf(attributes)!) : code)),
    );
    return atEnd(
      withoutScripts(html),
      `<script src="${asFile(codes.map((code) => `try{${code}\n}catch(e){}`).join(';\n'))}"></script>`,
    );
  },
  defer: (html) =>
    eachScript(html, ({ attributes, code }) =>
      sourceOf(attributes)
        ? `<script defer${attributes}></script>`
        : `<script defer${attributes} src="${asFile(code)}"></script>`,
    ),
  async: (html) =>
    eachScript(html, ({ attributes, code }) =>
      sourceOf(attributes)
        ? `<script async${attributes}></script>`
        : `<script async${attributes} src="${asFile(code)}"></script>`,
    ),
  'delay until input': (html) =>
    atEnd(
      heldBack(html, 'text/delayed'),
      `<script>for (const type of ['pointermove', 'pointerdown', 'keydown', 'touchstart']) addEventListener(type, () => { if (window.ran) return; window.ran = 1; ${runHeldBack('text/delayed')} }, { passive: true });</script>`,
    ),
  'Rocket Loader': (html) =>
    atEnd(
      heldBack(html, 'c0ffee-text/javascript'),
      `<script>addEventListener('DOMContentLoaded', () => { ${runHeldBack('c0ffee-text/javascript')} });</script>`,
    ),
  'all scripts inline': async (html, read) => {
    const codes = new Map<string, string>();
    for (const { attributes } of scriptsOf(html, true)) {
      const source = sourceOf(attributes);
      if (source && new URL(source, 'http://x').pathname.includes('/plugins/spesa/'))
        codes.set(source, await read(source));
    }
    return eachScript(
      html,
      ({ whole, attributes }) => {
        const code = codes.get(sourceOf(attributes) ?? '');
        return code === undefined ? whole : `<script${attributes.replace(/\ssrc="[^"]*"/, '')}>${code}</script>`;
      },
      true,
    );
  },
  'no type=module': (html) =>
    eachScript(
      html,
      ({ whole, attributes }) => (/plugins\/spesa/.test(attributes) ? whole.replace(/\stype="?module"?/, '') : whole),
      true,
    ),
  'smaller HTML': (html) =>
    html
      .replaceAll(/<!--(?!\[if)[\s\S]*?-->/g, '')
      .replaceAll(/>\s+</g, '><')
      .replaceAll(/<(p|span|div|li|i|b|em|strong)>\s*<\/\1>/g, '')
      .replaceAll(/<(?!script|style)[a-z][^<>]*>/g, (tag) =>
        tag.replaceAll(/="([\w.:/-]+)"(?=[\s>])/g, '=$1').replaceAll(/(\s[a-z-]+)=""/g, '$1'),
      ),
  'used CSS alone': (html) =>
    html.replaceAll(/<style([^>]*)>([\s\S]*?)<\/style>/g, (_, attributes: string, css: string) => {
      const rest = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '');
      return `<style${attributes}>${usedOnly(css, rest)}</style>`;
    }),
  'scripts at the end': (html) =>
    atEnd(
      withoutScripts(html),
      scriptsOf(html)
        .map(({ whole }) => whole)
        .join(''),
    ),
  'scripts first in the head': (html) => {
    const scripts = scriptsOf(html).map(({ whole }) => whole);
    return withoutScripts(html).replace(/<head[^>]*>/, (head) => head + scripts.join(''));
  },
};
