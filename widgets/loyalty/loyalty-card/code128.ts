import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

interface Encoder {
  encode(): { data: string };
}
type EncoderClass = new (text: string, options: object) => Encoder;

/** A CommonJS module: some loaders hand over its exports, others what it calls its default. */
const Encoding = ((Code128 as { default?: unknown }).default ?? Code128) as EncoderClass;

/** The modules of a text in CODE128 with its best subsets, as zeros and ones. */
export const code128 = (text: string): string => new Encoding(text, {}).encode().data;
