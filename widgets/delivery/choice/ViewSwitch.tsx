import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import * as finderTexts from '../../../core/labels/it/storeFinder.ts';
import { Button } from '../../ui/Button.tsx';

/** Turns between a list of places and their map, where there is room for one of the two (A11Y-09). */
export function ViewSwitch({ asMap, onTurn }: { asMap: boolean; onTurn(asMap: boolean): void }) {
  return (
    <div className="view-switch" role="group" aria-label={finderTexts.views()}>
      <Button variant={asMap ? 'secondary' : 'primary'} aria-pressed={!asMap} onClick={() => onTurn(false)}>
        {finderTexts.asList()}
      </Button>
      <Button variant={asMap ? 'primary' : 'secondary'} aria-pressed={asMap} onClick={() => onTurn(true)}>
        {pinTexts.map()}
      </Button>
    </div>
  );
}
