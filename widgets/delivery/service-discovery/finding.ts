import type { Discovery } from '../../../core/rules/discoveryLink.ts';
import type { Option } from '../../ui/Combobox.tsx';

/** An address to choose, and what goes along with it. */
export interface FoundPlace extends Option {
  discovery(): Promise<Discovery>;
}

/** What is found while one types; `busy`: more may come. */
export interface FoundPlaces {
  options: readonly FoundPlace[];
  busy: boolean;
}

export interface FindingProps {
  words: string;
  onFound(found: FoundPlaces): void;
  children?: never;
}

export const nothingFound: FoundPlaces = { options: [], busy: false };
