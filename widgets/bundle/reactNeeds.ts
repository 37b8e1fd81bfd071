import { parseAst } from 'rollup/parseAst';
import type { Plugin } from 'rollup';
import { applied, bodyOf, type Node } from './slim/syntax.ts';

/** What our sources, zustand and react-dom take from React; on Preact `preactAsReact.ts` gives the same, and the build fails there for any other name. */
export const needed: ReadonlySet<string> = new Set([
  ...['Children', 'Component', 'Fragment', 'createElement', 'useCallback', 'useEffect', 'useLayoutEffect', 'useMemo', 'useRef', 'useState'],
  ...['useDebugValue', 'useSyncExternalStore'],
  ...['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'version'],
]);

const exportedBy = ({ type, expression }: Node): string | undefined => {
  if (type !== 'ExpressionStatement') return undefined;
  const { left } = expression as { left?: Node };
  if (left?.type !== 'MemberExpression' || (left.object as Node).name !== 'exports') return undefined;
  return String((left.property as Node).name);
};

/** Takes out of React's CommonJS file what nobody asks for, which no bundler can see for itself. */
export function reactNeeds(): Plugin {
  return {
    name: 'spesa-react-needs',
    transform(code, id) {
      if (!id.endsWith('/react/cjs/react.production.js')) return null;
      const spare = bodyOf(parseAst(code) as unknown as Node).filter((statement) => {
        const name = exportedBy(statement);
        return name !== undefined && !needed.has(name);
      });
      return { code: applied(code, spare.map(({ start, end }) => ({ start, end, text: '' }))), map: null };
    },
  };
}
