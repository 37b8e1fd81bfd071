import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { spoken } from '../language/speak.ts';

const font = (file: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/arimo/${file}/Arimo_${file}.ttf`);

/** A part of a page, top to bottom. The first row of a table is its head; its columns after the first stand at the right. */
export type Part =
  | { kind: 'title' | 'heading' | 'text' | 'small'; text: string }
  | { kind: 'table'; widths: readonly (number | '*')[]; rows: readonly (readonly string[])[]; strong?: boolean };

/** Options that the package has and its types do not know yet. */
const untyped = (options: object): object => options;

const margin = 48;
const line = '#8a958f';

/** A tagged PDF/UA of A4 pages in the language that is spoken, with its letters inside. */
export async function pdfOf(title: string, parts: readonly Part[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    ...untyped({ subset: 'PDF/UA' }),
    tagged: true,
    lang: { it: 'it-IT', en: 'en', de: 'de-DE' }[spoken()],
    displayTitle: true,
    info: { Title: title },
  });
  document.registerFont('plain', font('400Regular')).registerFont('bold', font('700Bold'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  const root = document.struct('Document');
  document.addStructure(root);
  for (const part of parts) {
    if (part.kind === 'table') {
      const table = document.struct('Table');
      root.add(table);
      document.font('plain', 9.5);
      document.table({
        ...untyped({ structParent: table }),
        columnStyles: [...part.widths],
        defaultStyle: { border: [0, 0, 0.5, 0], borderColor: line, padding: [4, 4, 4, 0] },
        data: part.rows.map((row, at) =>
          row.map((text, column) => ({
            text,
            type: at === 0 && !part.strong ? ('TH' as const) : ('TD' as const),
            align: { x: column === 0 ? ('left' as const) : ('right' as const), y: 'top' as const },
            ...((at === 0 && !part.strong) || (part.strong && at === part.rows.length - 1)
              ? { font: { src: 'bold', size: 9.5 } }
              : {}),
          })),
        ),
      });
      document.x = margin;
      document.moveDown(0.8);
      continue;
    }
    const { kind, text } = part;
    const [tag, face, size] = (
      {
        title: ['H1', 'bold', 18],
        heading: ['H2', 'bold', 12],
        text: ['P', 'plain', 10.5],
        small: ['P', 'plain', 9],
      } as const
    )[kind];
    root.add(
      document.struct(tag, {}, () => {
        document.font(face, size).text(text);
        document.moveDown(kind === 'heading' ? 0.3 : 0.6);
      }),
    );
  }
  root.end();
  document.end();
  await done;
  return Buffer.concat(chunks);
}
