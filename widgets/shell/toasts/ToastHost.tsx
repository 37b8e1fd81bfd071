import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import { usualLanguage } from '../../../core/rules/language.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { liftAboveDialogs } from '../lift.ts';
import { speak } from '../speak.ts';
import { keepClear } from './clearTop.ts';
import { saidByPlace } from './saidByPlace.ts';

/** The place of an error has so long to draw it, in ms, before the toast is spoken instead. */
const PLACE_MS = 100;

function createPlace(lang: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className: 'spesa spesa-toast-place', lang });
}

/** Draws the toasts' store into a place of its own that moves into the topmost dialog, and has each new text spoken once (A11Y-04): an error by the alert beside what caused it, where there is one. */
export default function ToastHost() {
  const { config, preferences, toasts } = useSpesa();
  const list = useSlice(toasts.store, (state) => state.list);
  const { language = preferences.current().language ?? usualLanguage } = config;
  const [place] = useState(() => createPlace(language));
  const spoken = useRef(new Map<number, string>());
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => waiting.current.forEach(clearTimeout), []);

  useLayoutEffect(() => {
    document.body.append(place);
    liftAboveDialogs();
    return () => place.remove();
  }, [place]);
  useLayoutEffect(() => {
    const section = place.querySelector<HTMLElement>('.toasts');
    return section ? keepClear(section) : undefined;
  }, [place, list]);
  useEffect(() => {
    for (const { id, kind, text, count, action, about } of list) {
      const said = `${count} ${text}`;
      if (about || spoken.current.get(id) === said) continue;
      spoken.current.set(id, said);
      const words = action?.keys ? `${text}. ${controlTexts.undoHint()}` : text;
      if (kind === 'error') waiting.current.add(setTimeout(() => saidByPlace(text) || speak('alert', words), PLACE_MS));
      else speak('status', words);
    }
  }, [list]);

  return createPortal(list.length > 0 ? <Toasts toasts={list} onClose={toasts.close} /> : null, place);
}
