import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scoped, shippedCss, statements } from '../../../widgets/bundle/css.ts';

const ship = (css: string) => shippedCss(css, 'sheet.css');

describe('a sheet as it ships', () => {
  test('puts every selector below the class spesa', () => {
    expect(ship('.a, a:hover > .b { color: red }')).toBe('.spesa .a,.spesa a:hover>.b{color:red}');
  });

  test('takes & for the element itself', () => {
    expect(ship('& { --spesa-gap: 1px }')).toBe('.spesa{--spesa-gap:1px}');
    expect(ship('&:is(spesa-x) .a { color: red }')).toBe('.spesa:is(spesa-x) .a{color:red}');
  });

  test('lowers nesting and keeps it below the class', () => {
    expect(ship('.a { &:hover { color: red } & .b { color: blue } }')).toBe(
      '.spesa .a:hover{color:red}.spesa .a .b{color:#00f}',
    );
  });

  test('scopes inside conditions', () => {
    for (const condition of [
      '@media (width>=600px)',
      '@supports (display:grid)',
      '@container (width>400px)',
      '@starting-style',
      '@layer x',
    ])
      expect(ship(`${condition} { .a { color: red } }`)).toBe(`${condition}{.spesa .a{color:red}}`);
  });

  test('leaves keyframes, properties and layer order outside', () => {
    expect(ship('.a { animation: spin 1s } @keyframes spin { to { rotate: 1turn } }')).toBe(
      '@keyframes spin{to{rotate:1turn}}.spesa .a{animation:1s spin}',
    );
    expect(ship('@property --spesa-x { syntax: "<length>"; inherits: false; initial-value: 0px }')).toContain(
      '@property --spesa-x{',
    );
    expect(scoped('@layer a, b; .x { color: red }')).toBe('@layer a, b;\n.spesa {\n.x { color: red }\n}');
  });

  test('leaves the tokens to the page, weaker than any rule of a site', () => {
    expect(shippedCss(':where(:root) { --spesa-line: red; }\n.a { color: var(--spesa-line); }', 'a.css')).toBe(
      ':where(:root){--spesa-line:red}.spesa .a{color:var(--spesa-line)}',
    );
    expect(shippedCss('@supports (color: red) {\n  :where(:root) { --spesa-line: red; }\n}', 'a.css')).toBe(
      '@supports (color:red){:where(:root){--spesa-line:red}}',
    );
  });

  test('lets a rule look at what boot.js set on the root element', () => {
    expect(ship(':root[data-spesa-user=known] & .menu { color: red }')).toBe(
      ':root[data-spesa-user=known] .spesa .menu{color:red}',
    );
    expect(ship(':root { --spesa-x: 1px }')).toBe(':root{--spesa-x:1px}');
    expect(
      ship('@media (prefers-reduced-motion:reduce) { ::view-transition-group(*) { animation: none } }'),
    ).not.toContain('.spesa');
  });

  test('puts the widths in for their names', () => {
    const media = readFileSync(join(import.meta.dirname, '../../../widgets/ui/media.css'), 'utf8');
    expect(ship(`${media} @media (--from-md) { .a { color: red } }`)).toBe(
      '@media (width>=960px){.spesa .a{color:red}}',
    );
    expect(() => ship('@media (--from-nowhere) { .a { color: red } }')).toThrow();
  });

  test('keeps light-dark() for the page to resolve', () => {
    expect(ship('& { color: light-dark(#fff, #000) }')).toContain('light-dark(');
  });

  test('is not misled by braces in strings, comments and addresses', () => {
    expect(statements('.a::before { content: "}" } /* } .x { */ .b { background: url(a;b}c.png) }')).toHaveLength(2);
    expect(ship('.a::before { content: "\\"{" }')).toBe('.spesa .a:before{content:"\\"{"}');
  });

  test('refuses a sheet that is cut off and a rule that nobody knows', () => {
    expect(() => ship('.a { color: red')).toThrow('ends inside a rule');
    expect(() => ship('@media (width > 1px) { @keyframes x { to { top: 0 } } }')).toThrow();
  });
});
