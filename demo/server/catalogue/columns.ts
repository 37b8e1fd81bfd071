/** One whole number for each product, by its place on the shelf: four bytes instead of a field of an object. */
export interface Column {
  /** Those of all places at this moment; a longer column has another array. */
  readonly values: Int32Array;
  set(place: number, value: number): void;
}

/** A column that has `empty` wherever nothing was set. */
export function createColumn(empty: number): Column {
  let values = new Int32Array(0);
  return {
    get values() {
      return values;
    },
    set(place, value) {
      if (place >= values.length) {
        const longer = new Int32Array(Math.max(place + 1, Math.ceil(values.length * 1.3))).fill(empty);
        longer.set(values);
        values = longer;
      }
      values[place] = value;
    },
  };
}

/** Texts outside of the heap, each known by the number that it was given. */
export interface Records {
  add(text: string): number;
  read(at: number): string;
}

const PAGE = 1 << 22;
const LENGTH = 4;

export function createRecords(): Records {
  const pages: Buffer[] = [];
  let used = PAGE;
  return {
    add(text) {
      const length = Buffer.byteLength(text);
      if (used + LENGTH + length > PAGE) {
        pages.push(Buffer.allocUnsafeSlow(Math.max(PAGE, LENGTH + length)));
        used = 0;
      }
      const page = pages.at(-1)!;
      const at = (pages.length - 1) * PAGE + used;
      page.writeUInt32LE(length, used);
      page.write(text, used + LENGTH);
      used += LENGTH + length;
      return at;
    },
    read(at) {
      const page = pages[Math.floor(at / PAGE)]!;
      const from = (at % PAGE) + LENGTH;
      return page.toString('utf8', from, from + page.readUInt32LE(from - LENGTH));
    },
  };
}
