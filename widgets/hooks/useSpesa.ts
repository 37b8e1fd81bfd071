import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Spesa } from '../../core/spesa.ts';
import { spesa } from '../element/context.ts';

/** The one shop of the page. */
export const useSpesa = (): Spesa => spesa();

/** What a view needs of one store; it renders again only when that changes. */
export const useSlice = <S, T>(store: StoreApi<S>, select: (state: S) => T): T => useStore(store, select);
