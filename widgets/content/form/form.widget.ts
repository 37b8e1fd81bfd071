import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';
import { keepPrintedTexts } from './printedTexts.ts';

const attributes = {
  formId: number({
    label: 'Modulo',
    help: 'I moduli si fanno in bacheca, alla voce Moduli',
    default: 0,
    control: 'form',
    needed: true,
  }),
};

export type FormProps = ViewProps<typeof attributes>;

/** The generic form of the specification (account §3, account §5): its nonces come with its fields, so the page may be cached. */
export default defineWidget({
  tag: 'spesa-form',
  title: 'Modulo',
  description: 'Un modulo fatto in bacheca: contatti, richieste, candidature, reclami con file allegati.',
  icon: 'feedback',
  attributes,
  loads: 'visible',
  reserve: { height: '700px', untilFilled: true },
  examples: [
    { title: 'Contatti', attributes: { formId: 1 } },
    { title: 'Richiesta di un prodotto', attributes: { formId: 2 } },
    { title: 'Candidatura con curriculum', attributes: { formId: 3 } },
    { title: 'Reclamo con foto', attributes: { formId: 4 } },
  ],
  view() {
    keepPrintedTexts();
    return import('./Form.tsx');
  },
});
