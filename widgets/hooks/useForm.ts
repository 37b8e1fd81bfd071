import { useRef, useState } from 'react';
import { ApiError } from '../../core/api/error.ts';
import { draftOf, dropDraft, keepDraft } from '../../core/flows/drafts.ts';
import { failureText } from '../../core/flows/reportFailure.ts';
import { messageText } from '../../core/flows/showMessages.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import type { Text } from '../../core/labels/text.ts';
import {
  askedFields,
  faultsOf,
  firstValues,
  isOtherThanRepeated,
  keptValues,
  sentValues,
  type Form,
  type FormFaults,
  type FormField,
  type FormValues,
} from '../../core/rules/form.ts';
import { noMessages, type Messages } from '../../core/schema/envelope.ts';
import { useCommand } from './useCommand.ts';
import { useSpesa } from './useSpesa.ts';

interface Options<N extends string> {
  fields: readonly FormField<N>[];
  /** What is known before anything is typed. */
  known?: Partial<FormValues<N>>;
  /** Sends the form; what the server says beside its answer is shown. False: not over yet, nothing is forgotten. Throws ApiError. */
  send(values: FormValues<N>): Promise<Messages | false | void>;
  /** The name under which what is typed outlives an expired session and a new start of the page; without one it does not. */
  draft?: string;
  /** The text where a refusal brings none of its own. */
  failure?: Text;
  /** A refusal shows `failure` alone, never a text of the server (§8: password reset and token request). */
  ownWords?: true;
}

interface Said<N extends string> {
  faults: FormFaults<N>;
  messages: Messages;
}

const silence = (): Said<never> => ({ faults: {}, messages: noMessages() });

/** A form from the list of its fields: rules, conditions, the server's faults at their fields, what is typed kept, one call an attempt (account §5). */
export function useForm<N extends string>({ fields, known, send, draft, failure, ownWords }: Options<N>): Form<N> {
  const spesa = useSpesa();
  const [first, setFirst] = useState(() => firstValues(fields, known));
  const [kept] = useState(() => (draft === undefined ? undefined : draftOf(spesa, draft)));
  const [values, show] = useState(() => firstValues(fields, { ...first, ...(kept as Partial<FormValues<N>>) }));
  /** A password manager fills several fields and sends them before anything is drawn. */
  const typed = useRef(values);
  const [tried, setTried] = useState<readonly N[]>([]);
  const [failures, setFailures] = useState(0);
  const [said, setSaid] = useState<Said<N>>(silence);

  function refusal(cause: ApiError): Said<N> {
    if (cause.reason === 'expired' || cause.reason === 'aborted') return silence();
    if (ownWords && failure && cause.reason === 'rejected')
      return { faults: {}, messages: { ...noMessages(), errors: [{ code: '', message: failure() }] } };
    const asked = askedFields(fields, typed.current).map(({ name }) => name as string);
    const atFields = cause.messages.errors.filter(({ field }) => field !== undefined && asked.includes(field));
    const others = cause.messages.errors.filter((one) => !atFields.includes(one));
    const nothing = cause.messages.errors.length === 0;
    return {
      faults: Object.fromEntries(atFields.map((one) => [one.field, messageText(one)])) as FormFaults<N>,
      messages: {
        ...cause.messages,
        errors: nothing ? [{ code: '', message: failureText(cause, failure ?? errorTexts.generic) }] : others,
      },
    };
  }

  const command = useCommand(async (sent: FormValues<N>) => {
    setSaid(silence());
    try {
      const answer = await send(sent);
      if (answer === false) return;
      setSaid({ faults: {}, messages: answer ?? noMessages() });
      setFirst(typed.current);
      setTried([]);
      if (draft !== undefined) dropDraft(spesa, draft);
    } catch (cause) {
      if (cause instanceof ApiError) {
        setSaid(refusal(cause));
        setFailures((count) => count + 1);
      }
      throw cause;
    }
  }, 'silent');

  function put(next: FormValues<N>): void {
    typed.current = next;
    show(next);
  }

  function check(names: readonly N[]): boolean {
    setTried((before) => [...before, ...names]);
    const faults = faultsOf(fields, typed.current);
    if (!names.some((name) => faults[name])) return true;
    setFailures((count) => count + 1);
    return false;
  }

  const asked = askedFields(fields, values);
  const live = asked.filter((field) => isOtherThanRepeated(field, values)).map(({ name }) => name);
  const faults = Object.entries(faultsOf(fields, values)).filter(([name]) => [...tried, ...live].includes(name as N));
  const dirty = fields.some(({ name }) => values[name] !== first[name]);
  return {
    fields: asked,
    values,
    faults: { ...said.faults, ...(Object.fromEntries(faults) as FormFaults<N>) },
    messages: said.messages,
    busy: command.busy,
    dirty,
    restored: kept !== undefined && dirty,
    failures,
    type(name, text) {
      put({ ...typed.current, [name]: text });
      setSaid(({ faults, messages }) => ({ faults: { ...faults, [name]: undefined }, messages }));
      if (draft !== undefined) keepDraft(spesa, draft, keptValues(fields, typed.current));
    },
    typed: (name) => typed.current[name],
    check,
    submit() {
      if (check(fields.map(({ name }) => name))) void command.run(sentValues(fields, typed.current));
    },
    undo() {
      put(first);
      setTried([]);
      setSaid(silence());
      if (draft !== undefined) dropDraft(spesa, draft);
    },
  };
}
