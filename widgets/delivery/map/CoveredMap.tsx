import { useState, type ReactNode } from 'react';
import { geography } from '../../../core/api/endpoints/geography.ts';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import type { Address } from '../../../core/schema/address.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import type { GoogleMapProps } from './GoogleMap.tsx';
import PlacesMap, { type MapFocus } from './PlacesMap.tsx';

const GoogleMap = laterView<GoogleMapProps>(() => import('./GoogleMap.tsx'), 'needed');

/** Google's map failed on this page: it is said once, and not tried again. */
let failed = false;

interface Props {
  places: readonly Address[];
  coverage: boolean;
  /** The place that is looked at. */
  focus?: MapFocus | undefined;
  children?: ReactNode;
}

/** Places on a map, with `coverage` over the areas that the shop delivers to: Google's where the site has a key and the customer allows it (LAW-12), else our own (NET-13, NET-14). */
export default function CoveredMap({ places, coverage, focus }: Props) {
  const spesa = useSpesa();
  const { mapsKey } = spesa.config;
  const areas = useQuery(geography.coverage, coverage ? {} : null).data?.features;
  const [allowed, allow] = useState(() => allows(spesa, 'maps') === true);
  const [broken, setBroken] = useState(failed);
  const own = <PlacesMap places={places} coverage={areas} focus={focus} />;

  const giveUp = (): void => {
    if (!failed) spesa.toasts.show({ kind: 'error', text: pinTexts.failed() });
    failed = true;
    setBroken(true);
  };
  const agree = (): void => {
    answerConsent(spesa, { maps: true });
    allow(true);
  };

  if (!mapsKey || broken) return own;
  if (allowed)
    return (
      <GoogleMap mapsKey={mapsKey} places={places} coverage={areas} focus={focus} onFailure={giveUp}>
        {own}
      </GoogleMap>
    );
  return (
    <>
      {own}
      <p className="places-map__consent">
        {pinTexts.consent()}{' '}
        <Button small variant="secondary" onClick={agree}>
          {pinTexts.agree()}
        </Button>
      </p>
    </>
  );
}
