import type { Option } from '../../ui/Combobox.tsx';

/** What is found leads somewhere, or is searched for. */
export interface FoundOption extends Option {
  address?: string;
  words?: string;
}

/** What is found while one types; `busy`: more may come. */
export interface FoundOptions {
  options: readonly FoundOption[];
  busy: boolean;
}
