import { expect, test } from 'vitest';
import { files, read } from '../../trackedFiles.ts';

interface Field {
  type: string;
  desc_text?: string;
}
const fieldsOf = (file: string): Field[] =>
  [...read(file).matchAll(/wp:spesa\/form-field (\{.*\}) \/-->/g)].map(([, json]) => JSON.parse(json!) as Field);

test('each consent of the demo’s forms leads to the privacy page, and to no other', () => {
  const boxes = files
    .filter((file) => /^demo\/wordpress\/design\/forms\/.*\.html$/.test(file))
    .flatMap(fieldsOf)
    .filter(({ type }) => type === 'checkbox');
  expect(boxes.length).toBeGreaterThan(2);
  for (const { desc_text = '' } of boxes)
    expect([...desc_text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/privacy-policy/']);
});
