import { useEffect, useState, type ReactNode } from 'react';
import { dietOf, keepDiet } from '../../../core/flows/diet.ts';
import * as dietTexts from '../../../core/labels/it/diet.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import { allergens, diets, type Allergen, type Diet, type DietName } from '../../../core/schema/diet.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Folded } from '../parts/Folded.tsx';
import { ShareDiet, useSharedDiet } from './ShareDiet.tsx';

const isAny = ({ allergens, diets }: Diet): boolean => allergens.length + diets.length > 0;
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const spoken = (list: readonly (Allergen | DietName)[]): string =>
  sentence(list.map((one) => dietTexts[one]()).join(', '));
const toggled = <T extends string>(list: readonly T[], one: T, on: boolean): T[] =>
  on ? [...list, one] : list.filter((other) => other !== one);

/** What the customer does not eat: kept with every tick on this device, and by the shop for substitutions only where the customer agrees (LAW-15). */
export default function DietSection({ id }: { id: string; children?: ReactNode }) {
  const spesa = useSpesa();
  const [diet, setDiet] = useState(() => dietOf(spesa));
  const [saved, setSaved] = useState(false);
  const sharing = useSharedDiet();
  const keep = (changed: Partial<Diet>): void => {
    const next = { ...diet, ...changed };
    keepDiet(spesa, next);
    setDiet(next);
    setSaved(true);
    if (sharing.shared) sharing.tell(isAny(next) ? next : undefined);
  };
  const any = isAny(diet);
  useEffect(() => {
    if (!sharing.shared || isAny(dietOf(spesa))) return;
    const known = { ...sharing.shared, hide: false };
    keepDiet(spesa, known);
    setDiet(known);
  }, [spesa, sharing.shared]);
  return (
    <PageSection title={dietTexts.title()} id={id}>
      <Facts
        facts={[
          [dietTexts.allergenList(), spoken(diet.allergens)],
          [dietTexts.dietList(), spoken(diet.diets)],
        ]}
      />
      {!any && <p>{dietTexts.none()}</p>}
      <Folded words={profileTexts.change()} title={dietTexts.title()}>
        <div className="diet">
          <p>{dietTexts.about()}</p>
          <fieldset className="diet__list">
            <legend>{dietTexts.allergenList()}</legend>
            {allergens.map((one) => (
              <Checkbox
                key={one}
                name={one}
                checked={diet.allergens.includes(one)}
                onChange={(on) => keep({ allergens: toggled(diet.allergens, one, on) })}
              >
                {sentence(dietTexts[one]())}
              </Checkbox>
            ))}
          </fieldset>
          <fieldset className="diet__list">
            <legend>{dietTexts.dietList()}</legend>
            {diets.map((one) => (
              <Checkbox
                key={one}
                name={one}
                checked={diet.diets.includes(one)}
                onChange={(on) => keep({ diets: toggled(diet.diets, one, on) })}
              >
                {sentence(dietTexts[one]())}
              </Checkbox>
            ))}
          </fieldset>
          <Checkbox name="traces" checked={diet.traces} onChange={(traces) => keep({ traces })}>
            {dietTexts.traces()}
          </Checkbox>
          <p>{dietTexts.care()}</p>
          {(any || sharing.shared) && <ShareDiet sharing={sharing} diet={diet} />}
          <p role="status">{saved && dietTexts.saved()}</p>
          {any && (
            <div className="form-page__ways">
              <Button variant="ghost" onClick={() => keep({ allergens: [], diets: [] })}>
                {dietTexts.removeAll()}
              </Button>
            </div>
          )}
        </div>
      </Folded>
    </PageSection>
  );
}
