import { BaseControl, Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { moved, Place } from './pickers.tsx';
import { useRows, type Written } from './useRows.ts';

export interface RowsProps {
  label: string;
  help?: string;
  value: string;
  onChange(value: string): void;
}

interface Props<Row> extends RowsProps {
  written: Written<Row>;
  /** One with nothing in it yet. */
  empty: Row;
  /** What the button says that adds one. */
  add: string;
  /** What assistive technology calls the row at this place, from 1. */
  called(place: number): string;
  /** The row's own words, for the buttons that move and remove it. */
  wordsOf(row: Row): string;
  /** The controls of a row. */
  children(row: Row, set: (row: Row) => void): ReactNode;
}

/** The rows that a block's text is made of, one below the other, in an order one changes. */
export function Rows<Row>({
  label,
  help,
  value,
  onChange,
  written,
  empty,
  add,
  called,
  wordsOf,
  children,
}: Props<Row>) {
  const [rows, setRows] = useRows(written, value, onChange);
  return (
    <BaseControl {...(help !== undefined && { help })} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      <div role="group" aria-label={label}>
        <ol className="spesa-picker">
          {rows.map((row, at) => (
            <li key={at}>
              <div className="spesa-row" role="group" aria-label={called(at + 1)}>
                {children(row, (next) => setRows(rows.map((one, index) => (index === at ? next : one))))}
                <div className="spesa-row__place">
                  <Place
                    label={wordsOf(row) || sprintf(__('riga %d', 'spesa'), at + 1)}
                    at={at}
                    count={rows.length}
                    onMove={(from, to) => setRows(moved(rows, from, to))}
                    onRemove={() => setRows(rows.filter((_, index) => index !== at))}
                  />
                </div>
              </div>
            </li>
          ))}
        </ol>
        <Button variant="secondary" icon="plus" onClick={() => setRows([...rows, empty])}>
          {add}
        </Button>
      </div>
    </BaseControl>
  );
}
