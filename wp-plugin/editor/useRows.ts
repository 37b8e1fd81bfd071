import { useRef, useState } from '@wordpress/element';

/** How a text of lines is read into rows and written again. */
export interface Written<Row> {
  rowsOf(text: string): Row[];
  textOf(rows: readonly Row[]): string;
}

/** The rows of a block's text as they are typed: one without a word stands in the field alone. */
export function useRows<Row>(
  { rowsOf, textOf }: Written<Row>,
  value: string,
  onChange: (value: string) => void,
): [Row[], (rows: Row[]) => void] {
  const [rows, setRows] = useState(() => rowsOf(value));
  const told = useRef(value);
  if (told.current !== value) {
    told.current = value;
    setRows(rowsOf(value));
  }
  const change = (next: Row[]): void => {
    setRows(next);
    told.current = textOf(next);
    if (told.current !== value) onChange(told.current);
  };
  return [rows, change];
}
