import { useState } from 'react';
import { saveNote } from '../../../core/flows/manageOrder.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import type { Order, OrderNote } from '../../../core/schema/orders.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The customer's notes to whoever picks and brings the order; more while it can still be read. */
export default function OrderNotes({ order, open }: { order: Order; open: boolean; children?: never }) {
  const spesa = useSpesa();
  const notes = order.notes ?? [];
  const [text, type] = useState('');
  const [editing, edit] = useState<OrderNote | undefined>();
  const [overtaken, setOvertaken] = useState(false);
  const [fault, setFault] = useState('');
  const save = useCommand(async () => {
    const newer = await saveNote(spesa, order, text.trim(), editing);
    setOvertaken(newer !== undefined);
    edit(newer);
    if (!newer) type('');
  }, orderTexts.noteError);
  if (!open && notes.length === 0) return null;
  const submit = (): void => {
    setFault(text.trim() ? '' : orderPageTexts.noteEmpty());
    if (text.trim()) void save.run();
  };
  return (
    <section className="order__notes">
      <h2 className="order__heading">{orderPageTexts.notes()}</h2>
      {notes.length > 0 && (
        <ul className="order__note-list">
          {notes.map((note) => (
            <li key={note.noteId}>
              <bdi>{note.text}</bdi>
              {open && (
                <Button
                  small
                  variant="ghost"
                  aria-label={orderPageTexts.noteEdit({ text: note.text })}
                  onClick={() => {
                    edit(note);
                    setOvertaken(false);
                    type(note.text);
                  }}
                >
                  {orderPageTexts.noteChange()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <form
          className="order__note-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label={orderPageTexts.noteLabel()}
            name="note"
            value={text}
            maxLength={500}
            autoComplete="off"
            hint={orderPageTexts.noteHint()}
            error={fault || save.error}
            onChange={type}
          />
          {overtaken && editing && (
            <Notice kind="warning" title={orderPageTexts.noteOvertaken()}>
              <p>
                {orderPageTexts.noteNow()} «<bdi>{editing.text}</bdi>»
              </p>
            </Notice>
          )}
          <Button type="submit" variant="secondary" busy={save.busy}>
            {(overtaken ? orderPageTexts.noteSaveMine : orderPageTexts.noteSave)()}
          </Button>
        </form>
      )}
    </section>
  );
}
