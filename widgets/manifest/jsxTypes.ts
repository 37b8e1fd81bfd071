import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab, type Field } from '../element/field.ts';
import { analyticsType, eventType } from './eventTypes.ts';

const notice = '// Generated from the definitions by npm run generate: do not edit.\n';

function typeOf(field: Field): string {
  if (field.type === 'flag') return "boolean | ''";
  if (field.type === 'number') return 'number | string';
  return field.options?.map(({ value }) => `'${value}'`).join(' | ') ?? 'string';
}

const comment = (text: string, indent: string): string => `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

function attributes({ attributes: fields }: AnyWidget): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const said = [field.label, field.written ?? field.help].filter(Boolean).join('. ');
      return `${comment(said, '        ')}        '${kebab(name)}'?: ${typeOf(field)};\n`;
    })
    .join('');
}

const element = (widget: AnyWidget): string =>
  `${comment(widget.description, '      ')}      '${widget.tag}': SpesaElement & {\n${attributes(widget)}      };\n`;

/** Types of the elements in JSX, for sites that write their pages in React: `import 'spesa/generated/jsx'`. */
export const jsxTypes = (widgets: readonly AnyWidget[]): string => {
  const events = new Set(widgets.flatMap((widget) => Object.keys(widget.events)));
  return `${notice}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type SpesaElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare global {
  interface HTMLElementEventMap {
${[...events].map((name) => `    '${name}': ${eventType(name)};\n`).join('')}  }
  interface DocumentEventMap {
    'spesa-analytics': ${analyticsType};
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${widgets.map(element).join('')}    }
  }
}
`;
};
