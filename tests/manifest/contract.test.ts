import { expect, test } from 'vitest';
import manifest from '../../wp-plugin/generated/custom-elements.json' with { type: 'json' };

interface Member {
  name: string;
  type?: { text: string };
  default?: string;
}
interface Declared {
  tagName?: string;
  name: string;
  attributes?: Member[];
  events?: Member[];
  cssProperties?: Member[];
}

const said = (kind: string, members: readonly Member[] = []): string[] =>
  members.map(({ name, type, default: preset }) =>
    [`  ${kind} ${name}`, type && `: ${type.text}`, preset !== undefined && ` = ${preset}`].filter(Boolean).join(''),
  );

/** What sites have in their pages, themes and scripts: whoever changes it changes `contract.txt` with it, and says so in the changelog. */
test('tags, their attributes with types and defaults, events and CSS properties are what they were', async () => {
  const declared = (manifest.modules as unknown as { declarations: Declared[] }[]).flatMap(
    ({ declarations }) => declarations,
  );
  expect(declared.length).toBeGreaterThan(70);
  const lines = declared.flatMap(({ tagName, name, attributes, events, cssProperties }) => [
    tagName ?? name,
    ...said('attribute', attributes),
    ...said('event', events),
    ...said('property', cssProperties),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('contract.txt');
});
