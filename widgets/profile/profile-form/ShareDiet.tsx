import { useRef } from 'react';
import { diet as calls } from '../../../core/api/endpoints/diet.ts';
import * as dietTexts from '../../../core/labels/it/diet.ts';
import type { Diet, SharedDiet } from '../../../core/schema/diet.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

const shareable = ({ allergens, diets, traces }: SharedDiet): SharedDiet => ({ allergens, diets, traces });

interface Sharing {
  /** What the shop keeps; undefined where the customer has not agreed. */
  shared: SharedDiet | undefined;
  /** Keeps this at the shop, or erases it there; the last of several changes counts. */
  tell(diet: Diet | undefined): void;
  busy: boolean;
  error: string;
  known: boolean;
}

/** What of the diet the shop keeps, and how that changes: only with the customer's explicit consent (LAW-15). */
export function useSharedDiet(): Sharing {
  const { client, query } = useSpesa();
  const { data } = useQuery(calls.view, {});
  const waiting = useRef<SharedDiet | 'none' | undefined>(undefined);
  const send = useCommand(async () => {
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = undefined;
      const answer = await client.call(calls.share, next === 'none' ? {} : { diet: next });
      query.put(calls.view, {}, answer.data);
    }
  });
  return {
    shared: data?.diet,
    known: data !== undefined,
    busy: send.busy,
    error: send.error,
    tell(diet) {
      waiting.current = diet ? shareable(diet) : 'none';
      void send.run();
    },
  };
}

/** The consent to it, not ticked beforehand; absent where the shop does not offer it. */
export function ShareDiet({ sharing, diet }: { sharing: Sharing; diet: Diet }) {
  const said = useRef(false);
  const { shared, known, busy, error, tell } = sharing;
  if (!known) return null;
  const change = (on: boolean): void => {
    said.current = true;
    tell(on ? diet : undefined);
  };
  return (
    <>
      <Checkbox name="share" checked={shared !== undefined} disabled={busy} onChange={change}>
        {dietTexts.share()}
      </Checkbox>
      <p>{dietTexts.shareText()}</p>
      <p role="status">{said.current && !busy && !error && (shared ? dietTexts.sharing() : dietTexts.notSharing())}</p>
      {error && <Notice kind="error">{error}</Notice>}
    </>
  );
}
