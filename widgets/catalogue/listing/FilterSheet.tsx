import type { ReactNode } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { ListingState } from './useListing.ts';

interface Props {
  state: ListingState;
  /** The button behind which the list is. */
  foot: ReactNode;
  onClose(): void;
  children?: never;
}

/** The filters on a phone: the list scrolls between its title and the way back to the products. */
export default function FilterSheet({ state, foot, onClose }: Props) {
  return (
    <Dialog kind="tall" title={cataloguePagesTexts.filters()} foot={foot} onClose={onClose}>
      <div className="listing__sheet">
        <FilterPanel state={state} />
      </div>
    </Dialog>
  );
}
