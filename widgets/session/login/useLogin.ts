import { useState } from 'react';
import { signIn } from '../../../core/flows/signIn.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { email, password as passwordRule, required, validate } from '../../../core/rules/validation.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

interface Texts {
  login: string;
  password: string;
}
type Faults = { [N in keyof Texts]?: string };

function faultsOf({ login, password }: Texts): Faults {
  const faults = {
    login: validate(login.trim(), [required, email]),
    password: password === '' ? sessionTexts.passwordMissing() : validate(password, [passwordRule]),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text));
}

export interface LoginForm {
  texts: Texts;
  remember: boolean;
  /** Faults of the fields, shown from the first attempt on. */
  faults: Faults;
  /** The server's text about the attempt as a whole. */
  refusal: string;
  busy: boolean;
  type(name: keyof Texts, text: string): void;
  setRemember(remember: boolean): void;
  /** One call however often it is asked for; the field to correct, or nothing when it was sent. */
  submit(): keyof Texts | undefined;
}

/** The login form: e-mail trimmed, password untouched, the server's refusal told at the form and not as a toast. */
export function useLogin(onDone: () => void): LoginForm {
  const spesa = useSpesa();
  const [texts, setTexts] = useState<Texts>({ login: '', password: '' });
  const [remember, setRemember] = useState(true);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const command = useCommand((input: Texts & { remember_me: boolean }) => signIn(spesa, input), 'silent');
  const faults = tried ? faultsOf(texts) : {};

  async function send() {
    setFailed(false);
    const done = await command.run({ ...texts, remember_me: remember });
    if (done) onDone();
    else setFailed(true);
  }

  return {
    texts,
    remember,
    faults,
    refusal: failed && !command.busy ? command.error || errorTexts.errorLogin() : '',
    busy: command.busy,
    type: (name, text) => setTexts((old) => ({ ...old, [name]: text })),
    setRemember,
    submit() {
      setTried(true);
      const [wrong] = Object.keys(faultsOf(texts)) as (keyof Texts)[];
      if (!wrong && !command.busy) void send();
      return wrong;
    },
  };
}
