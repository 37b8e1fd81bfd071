import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldName, fileLine, formFields, wireFields } from '../../core/rules/contentForm.ts';
import { faultsOf } from '../../core/rules/form.ts';
import { contentField } from '../contentFields.ts';
import type { ContentField } from '../../core/schema/contentForms.ts';

interface Case {
  field: Partial<ContentField>;
  value: string | string[];
  fault: string;
}

const cases = JSON.parse(readFileSync(new URL('../cases/formFields.json', import.meta.url), 'utf8')) as Case[];

test.each(cases)('$field.type $value is told as PHP tells it: $fault', ({ field, value, fault }) => {
  const asked = contentField(field);
  const text = Array.isArray(value) ? value.join('\n') : value;
  expect(faultsOf(formFields([asked]), { [fieldName(asked)]: text })[fieldName(asked)] ?? '').toBe(fault);
});

test('answers go out by the id of their field: lists as lists, boxes as 1, files by their tokens, hidden values as they are', () => {
  const token = 'a'.repeat(32);
  const fields = [
    contentField({ id: 1, type: 'textbox' }),
    contentField({ id: 2, type: 'listcheckbox' }),
    contentField({ id: 3, type: 'checkbox' }),
    contentField({ id: 4, type: 'file_upload' }),
    contentField({ id: 5, type: 'hidden', default: 'volantino' }),
    contentField({ id: 6, type: 'html', default: '<p>x</p>' }),
  ];
  const values = {
    'field-1': 'Anna',
    'field-2': 'a\nb',
    'field-3': 'true',
    'field-4': `${fileLine(token, 'uno due.pdf')}\n${fileLine('fail', 'x.pdf')}`,
    'field-5': 'altro',
  };
  expect(Object.values(wireFields(fields, values)).map(({ id, value }) => [id, value])).toEqual([
    [1, 'Anna'],
    [2, ['a', 'b']],
    [3, '1'],
    [4, [token]],
    [5, 'volantino'],
  ]);
});

test.each([
  [fileLine('wait', 'a.pdf'), 'Attendi che i file siano caricati'],
  [fileLine('fail', 'a.pdf'), 'Togli i file che non sono stati caricati, o riprova'],
  [Array.from({ length: 6 }, () => fileLine('b'.repeat(32), 'a.pdf')).join('\n'), 'Al massimo 5 file'],
  [fileLine('c'.repeat(32), 'a.pdf'), ''],
])('a form with the files %j waits, or goes out', (value, fault) => {
  const field = contentField({ type: 'file_upload' });
  expect(faultsOf(formFields([field]), { [fieldName(field)]: value })[fieldName(field)] ?? '').toBe(fault);
});
