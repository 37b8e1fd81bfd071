import { Features, transform } from 'lightningcss';

const unnested =
  /^@(?:keyframes|property|font-face|counter-style|view-transition|charset|import|namespace|page|custom-media|layer\s[^{]*;)/;
const pageWide =
  /^(?:(?::root|html)\b(?![^{]*&)|(?:@supports[^{]*\{\s*)?:where\(:root\)|::view-transition|@media[^{]*\{\s*::view-transition)/;

/** The top-level statements of a sheet, comments left out. */
export function statements(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let statement = '';
  for (const [token] of css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|\\.|[\s\S]/g,
  )) {
    if (token.startsWith('/*')) continue;
    statement += token;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '}' || token === ';')) {
      found.push(statement.trim());
      statement = '';
    }
  }
  if (statement.trim() !== '' || depth !== 0)
    throw new Error(`The sheet ends inside a rule: ${statement.trim().slice(0, 80)}`);
  return found;
}

/**
 * Puts every rule of a sheet below `.spesa` (design §5.2): `.product-card` becomes `.spesa .product-card`, `&` is the element itself.
 * Keyframes, `@property` and their like, and rules for `:root`, `html` or a view transition without `&`, stay as they are, as do tokens in `:where(:root)`.
 */
export function scoped(css: string): string {
  const all = statements(css);
  const outside = all.filter((statement) => unnested.test(statement) || pageWide.test(statement));
  const inside = all.filter((statement) => !outside.includes(statement));
  return [...outside, ...(inside.length ? ['.spesa {', ...inside, '}'] : [])].join('\n');
}

/** The sheet as it ships: scoped, custom media and nesting resolved, minified. */
export function shippedCss(css: string, filename: string): string {
  const { code, warnings } = transform({
    filename,
    code: Buffer.from(scoped(css)),
    minify: true,
    include: Features.Nesting | Features.CustomMediaQueries,
    drafts: { customMedia: true },
  });
  if (warnings.length) throw new Error(`${filename}: ${warnings.map(({ message }) => message).join('; ')}`);
  return code.toString();
}
