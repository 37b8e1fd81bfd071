import { useStoreToday } from '../../hooks/useStoreToday.ts';
import { Filled, type FilledProps } from './Filled.tsx';

/** A text that says where the store is and when it is open today. */
export default function StoreText(props: FilledProps) {
  return <Filled {...props} store={useStoreToday()} />;
}
