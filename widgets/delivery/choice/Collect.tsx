import * as finderTexts from '../../../core/labels/it/deliveryFinder.ts';
import { service } from '../../../core/rules/services.ts';
import { Button } from '../../ui/Button.tsx';

/** What is left where the shopping is not brought to: a store or a locker to collect it from. */
export function Collect({ onCollect }: { onCollect(serviceId: number): void }) {
  return (
    <div className="address-form__ways">
      <Button small variant="secondary" onClick={() => onCollect(service.pickup)}>
        {finderTexts.pickup()}
      </Button>
      <Button small variant="secondary" onClick={() => onCollect(service.work)}>
        {finderTexts.lockers()}
      </Button>
    </div>
  );
}
