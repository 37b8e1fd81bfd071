import { paths, type IconName } from './icons.ts';

export type { IconName };

/** A picture without words of its own: whatever holds it has the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
