/** Outlines on a 24 × 24 grid. */
export const paths = {
  barcode: 'M4 6v12M7 6v12M10 6v9M13 6v9M16.5 6v12M20 6v12M10 18h3',
  basket: 'M4 10h16l-1.6 9.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 10l3-6m5 6-3-6M9.5 14v3m5-3v3',
  cart: 'M3 4h2.2l2.3 11h10.3l2.2-8H6M9 20h.01M17 20h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  clock: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  card: 'M3 7a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zm0 3.5h18M7 15h3',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  down: 'm6 9.5 6 6 6-6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  gift: 'M4 9.5h16V13H4zM6 13v7h12v-7M12 9.5V20M12 9.5C8 9.5 6.5 5 9 4.5s3 5 3 5 .5-5.5 3-5 1 5-3 5z',
  home: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  info: 'M12 11v5m0-8.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  left: 'm14.5 6-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  more: 'M5.5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zm6.5 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2zm6.5 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  offline: 'M3 3l18 18M5 12.5a10 10 0 0 1 5-2.7m4 0a10 10 0 0 1 5 2.7M8.5 16a5 5 0 0 1 7 0M12 19.5h.01',
  pause: 'M9 6v12m6-12v12',
  phone: 'M6 4h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5C11 20 4 13 4.5 5.5A1.5 1.5 0 0 1 6 4z',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 6v12l10-6z',
  plus: 'M12 6v12M6 12h12',
  right: 'm9.5 6 6 6-6 6',
  search: 'm20 20-4.5-4.5M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7L7 19l1.1-5.5L4 9.7 9.6 9z',
  store: 'M5 10v9h14v-9M3.5 9 5 5h14l1.5 4a2.8 2.8 0 0 1-5.6.5 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9zM10 19v-5h4v5',
  tag: 'M4 12V5a1 1 0 0 1 1-1h7l8 8-8 8zM8.5 8.5h.01',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5m3-5v5',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  warning: 'M12 4 2.5 20h19zM12 10v5m0 2.5v.01',
} as const;

export type IconName = keyof typeof paths;

/** A picture without words of its own: whatever holds it has the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
