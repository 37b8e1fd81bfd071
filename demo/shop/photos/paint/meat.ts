import { dark, ellipse, f, light, line, mix, mound, path, put, strewn, type Brush, type Paint } from './brush.ts';

const cuts = {
  steak: 'M-38 4C-44 -14 -30 -27 -8 -25C6 -24 12 -30 26 -25C44 -18 44 4 34 16C24 27 4 22 -8 26C-24 29 -34 18 -38 4z',
  chop: 'M-30 -14C-22 -28 2 -30 18 -24C36 -16 40 2 30 15C20 27 0 27 -12 22C-24 18 -40 4 -30 -14z',
  fillet: 'M-40 6C-42 -8 -28 -18 -8 -20C14 -22 40 -14 42 0C43 12 26 20 4 22C-18 24 -38 20 -40 6z',
} as const;

const marbling = (b: Brush, fat: string, count: number) =>
  strewn(
    b,
    count,
    [0, 0, 34, 19],
    () =>
      line(
        `M-4 0Q${f(b.between(-2, 2))} ${f(b.between(-3, 3))} ${f(b.between(2, 7))} ${f(b.between(-2, 2))}`,
        fat,
        b.between(0.6, 1.5),
        0.55,
      ),
    60,
  );

/** A cut of meat; fat is its rim, bone stands at its left. */
export const cut =
  (
    shape: keyof typeof cuts,
    meat: string,
    {
      fat,
      bone = false,
      marble = 20,
      count = 1,
    }: { fat?: string; bone?: boolean; marble?: number; count?: number } = {},
  ): Paint =>
  (b) => {
    const d = cuts[shape];
    const one = `${path(d, dark(meat, 0.5), 'transform="translate(1.5 5)"')}${path(d, fat ? b.down(fat, dark(fat, 0.14)) : b.ball(meat))}<g clip-path="${b.clip(path(d, '#000'))}">${path(d, b.ball(meat), fat ? 'transform="translate(1.5 3.4) scale(.93 .86)"' : '')}${marbling(b, light(fat ?? meat, fat ? 0.2 : 0.4), marble)}${bone ? path('M-40 -12C-26 -14 -16 -6 -14 4C-12 12 -18 20 -26 22L-40 12z', b.ball('#efe2cc')) + ellipse(-27, 5, 6, 7, b.ball('#c98d80')) : ''}${b.shine(-6, -10, 18, 6, -16, 0.55)}</g>`;
    return `${b.shadow(0, 27, 46, 8)}${count === 1 ? one : Array.from({ length: count }, (_, at) => put(one, (at - (count - 1) / 2) * 9, (at - (count - 1) / 2) * 11, -12 + at * 12, 0.86)).join('')}`;
  };

/** Diced meat. */
export const diced =
  (meat: string, fat: string, size = 9): Paint =>
  (b) => {
    const cube = () => {
      const c = mix(meat, fat, b.chance() > 0.72 ? 0.75 : b.between(0, 0.16));
      return `${path(`M${-size} ${-size * 0.3}L0 ${-size * 0.9}L${size} ${-size * 0.3}L0 ${size * 0.4}z`, light(c, 0.25), `stroke="${light(c, 0.25)}" stroke-width="1" stroke-linejoin="round"`)}${path(`M${-size} ${-size * 0.3}L0 ${size * 0.4}V${size * 1.2}L${-size} ${size * 0.5}z`, c)}${path(`M${size} ${-size * 0.3}L0 ${size * 0.4}V${size * 1.2}L${size} ${size * 0.5}z`, dark(c, 0.25))}`;
    };
    return `${b.shadow(0, 28, 48, 9)}${mound(b, 24, cube, { rx: 34, ry: 17, lift: 17, turn: 26 })}`;
  };

/** Minced meat in strands. */
export const mince =
  (meat: string): Paint =>
  (b) =>
    `${b.shadow(0, 28, 48, 9)}${ellipse(0, 8, 42, 22, dark(meat, 0.35))}${strewn(
      b,
      240,
      [0, 4, 42, 24],
      () => {
        const c = mix(meat, b.one(['#ffe6da', '#5a0f12']), b.between(0, 0.35));
        return (
          line(`M-5 0Q0 ${f(b.between(-4, 4))} 5 0`, dark(c, 0.35), 4.2) +
          line(`M-5 -.5Q0 ${f(b.between(-4, 4))} 5 -.5`, c, 3.2)
        );
      },
      70,
    )}${b.shine(-10, -8, 22, 9, -10, 0.35)}`;

/** Sausages side by side. */
export const sausages =
  (c: string, { count = 4, fleck, width = 13 }: { count?: number; fleck?: string; width?: number } = {}): Paint =>
  (b) =>
    `${b.shadow(0, 29, 46, 8)}${Array.from({ length: count }, (_, at) => put(line('M-34 -3Q0 9 34 -3', dark(c, 0.45), width + 1) + line('M-34 -3.6Q0 8.4 34 -3.6', c, width) + line('M-32 -6Q0 6 32 -6', light(c, 0.4), width * 0.34, 0.55) + line('M-30 -8Q0 3 30 -8', '#fff', 1.2, 0.55) + (fleck ? strewn(b, 36, [0, 1, 32, 6], () => ellipse(0, 0, 1.2, 0.8, fleck, 'opacity=".6"')) : '') + line('M-41 -6L-44 -8M41 -6L44 -8', dark(c, 0.3), 2.4), 0, -18 + at * (width + 0.5), -8)).join('')}`;

/** Drumsticks, or wings if `small`. */
export const drumsticks =
  (c: string, count = 3): Paint =>
  (b) => {
    const one = `${line('M16 10L36 22', '#eadcc4', 6)}${ellipse(37, 20, 4, 3.6, '#f4ead8')}${ellipse(35, 25, 4, 3.6, '#f4ead8')}${path('M-24 -6C-26 -22 -8 -28 6 -18C16 -10 18 2 26 12Q24 18 18 17C6 14 -20 14 -24 -6z', b.ball(c))}${strewn(b, 26, [-6, -6, 15, 13], () => ellipse(0, 0, 0.8, 0.6, dark(c, 0.25), 'opacity=".5"'))}${b.shine(-12, -14, 8, 6, 20, 0.7)}`;
    return `${b.shadow(0, 28, 46, 8)}${(
      [
        [6, -18, -6],
        [-14, -4, 4],
        [8, 10, -12],
      ] as const
    )
      .slice(0, count)
      .map(([x, y, turn]) => put(one, x, y, turn, 0.92))
      .join('')}`;
  };

/** A whole bird ready for the oven. */
export const bird =
  (c: string): Paint =>
  (b) => {
    const leg = put(
      `${line('M10 8L24 18', '#eadcc4', 6)}${path('M-20 -4C-20 -18 -2 -20 8 -10L20 12Q14 18 6 14C-6 12 -20 10 -20 -4z', b.ball(c))}${b.shine(-8, -10, 6, 5)}`,
      0,
      0,
    );
    return `${b.shadow(0, 28, 48, 8)}${path('M-42 10C-44 -12 -20 -28 6 -26C30 -24 44 -8 42 8C40 22 20 28 -4 28C-26 28 -41 24 -42 10z', b.ball(c))}${strewn(b, 90, [0, 0, 38, 24], () => ellipse(0, 0, 0.9, 0.7, dark(c, 0.2), 'opacity=".45"'))}${b.shine(-10, -14, 20, 8, -8, 0.6)}${put(leg, 18, 6, -4)}${put(path('M-12 -2C-10 -10 2 -10 8 -2C12 6 4 12 -4 10Q-12 8 -12 -2z', b.ball(dark(c, 0.06))), -26, 4, 30)}`;
  };

/** A breaded or grilled patty. */
export const patties =
  (
    c: string,
    { crumbs = light(c, 0.4), count = 3, marks = false }: { crumbs?: string; count?: number; marks?: boolean } = {},
  ): Paint =>
  (b) => {
    const one = () =>
      `${ellipse(0, 6, 25, 16, dark(c, 0.5))}${ellipse(0, 3, 25, 16, dark(c, 0.2))}${ellipse(0, 0, 25, 15.6, b.ball(c))}${strewn(b, 80, [0, 0.5, 23.5, 14.4], () => ellipse(0, 0, b.between(0.7, 1.7), b.between(0.5, 1.1), b.one([crumbs, dark(c, 0.25), light(c, 0.2)]), 'opacity=".75"'))}${marks ? [-8, 0, 8].map((y) => line(`M${-20 + Math.abs(y)} ${y}Q0 ${y - 2} ${20 - Math.abs(y)} ${y}`, '#3a1c0c', 2.4, 0.6)).join('') : ''}${b.shine(-6, -6, 10, 4.5, -10, 0.4)}`;
    return `${b.shadow(0, 27, 48, 9)}${(
      [
        [-17, -12],
        [19, -8],
        [0, 10],
      ] as const
    )
      .slice(0, count)
      .map(([x, y]) => put(one(), x, y, b.between(-10, 10)))
      .join('')}`;
  };

/** Skewers with what is stuck on them. */
export const skewers =
  (colours: readonly string[]): Paint =>
  (b) => {
    const one = () =>
      `${line('M-46 0H46', '#c79a5c', 2)}${Array.from({ length: 6 }, (_, at) => `<rect x="${-33 + at * 11.4}" y="${f(-7 + b.between(-1, 1))}" width="10.6" height="14" rx="4" fill="${b.ball(colours[at % colours.length]!)}"/>`).join('')}`;
    return `${b.shadow(0, 28, 46, 8)}${[-16, 0, 16].map((y, at) => put(one(), 0, y, -14 + at * 3)).join('')}`;
  };

/** Fish as fillets, with the lines of their flesh. */
export const fillets =
  (
    c: string,
    { skin, stripes = light(c, 0.55), count = 2 }: { skin?: string; stripes?: string; count?: number } = {},
  ): Paint =>
  (b) => {
    const d = 'M-41 -6C-38 -14 -16 -17 8 -16C28 -15 42 -9 43 0C42 10 28 15 8 15C-16 16 -38 16 -42 8Q-44 0 -41 -6z';
    const one = `${path(d, skin ?? dark(c, 0.45), 'transform="translate(0 5)"')}${path(d, b.down(light(c, 0.2), dark(c, 0.06)))}<g clip-path="${b.clip(path(d, '#000'))}">${Array.from({ length: 11 }, (_, at) => line(`M${-40 + at * 8} -18Q${-31 + at * 8} 0 ${-42 + at * 8} 18`, stripes, 1.5, 0.75)).join('')}${line('M-42 1Q0 -3 44 1', dark(c, 0.25), 1, 0.5)}${b.shine(-6, -8, 24, 5, -4, 0.6)}</g>`;
    return `${b.shadow(0, 27, 48, 8)}${count > 1 ? put(one, 2, -12, -12) : ''}${put(one, -1, 9, -6)}`;
  };

/** A slice across a big fish. */
export const fishSteak =
  (c: string, skin: string): Paint =>
  (b) => {
    const d = 'M-34 6C-38 -14 -20 -28 0 -28C20 -28 38 -14 34 6C30 22 16 28 0 24C-16 28 -30 22 -34 6z';
    return `${b.shadow(0, 30, 42, 8)}${path(d, dark(skin, 0.3), 'transform="translate(0 7)"')}${path(d, b.down(skin, dark(skin, 0.2)))}<g clip-path="${b.clip(path(d, '#000'))}">${path(d, b.ball(c), 'transform="scale(.93)"')}${[8, 15, 22, 29].map((r) => `<path d="M${-r} 2A${r} ${f(r * 0.8)} 0 0 1 ${r} 2M${-r} 6Q0 ${r * 0.9} ${r} 6" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.1" opacity=".6"/>`).join('')}${ellipse(0, 4, 5, 4, b.ball('#f0e4d4'))}${ellipse(0, 12, 4, 5, dark(c, 0.5), 'opacity=".6"')}${b.shine(-8, -14, 16, 6, -12, 0.55)}</g>`;
  };

/** A whole fish that looks to the left. */
export const wholeFish =
  (back: string, belly: string, spot?: string): Paint =>
  (b) => {
    const d =
      'M-46 2C-40 -12 -18 -18 4 -15C18 -13 26 -6 34 -3L46 -14Q44 0 47 14L34 5C26 9 16 14 0 15C-20 16 -40 12 -46 2z';
    return `${b.shadow(0, 20, 46, 6)}${path('M-8 -15Q4 -26 16 -12zM-2 14Q6 23 12 13z', dark(back, 0.25))}${path(d, b.down(back, belly))}<g clip-path="${b.clip(path(d, '#000'))}">${strewn(b, 130, [4, 0, 30, 13], () => `<path d="M0 -1.6A1.7 1.7 0 0 1 0 1.6" fill="none" stroke="${dark(back, 0.2)}" stroke-width=".5" opacity=".55"/>`, 0)}${line('M-26 0Q4 -4 34 0', light(belly, 0.2), 3, 0.6)}${spot ? strewn(b, 34, [4, -4, 28, 9], () => ellipse(0, 0, 1.2, 1, spot)) : ''}${line('M-26 -13Q-19 0 -27 13', dark(back, 0.35), 1.4, 0.7)}${b.shine(-4, -8, 28, 4, 2, 0.6)}</g>${ellipse(-36, -2.6, 3.6, 3.4, '#f1efe6')}${ellipse(-36, -2.6, 2, 2, '#15171a')}${b.shine(-37, -3.6, 1, 1, 0, 1)}${line('M-46 3L-40 4', dark(back, 0.4), 0.9)}${path('M-20 4Q-10 4 -8 10Q-18 12 -20 4z', dark(back, 0.1), 'opacity=".7"')}`;
  };

/** Shrimps; squid rings; mussels: curved things in a heap. */
export const shrimps =
  (c: string, shell = true): Paint =>
  (b) => {
    const one = () =>
      `${line('M-14 8C-20 -12 8 -20 16 -6C19 2 12 9 6 8', dark(c, 0.4), 10.5)}${line('M-14 7C-19 -12 8 -19.4 15.6 -6.4C18.4 1.4 12 8.4 6 7.4', c, 9)}${line('M-15 3C-16 -12 6 -17 13 -7', light(c, 0.55), 2.6, 0.75)}${[-12, -4, 5, 12].map((x, at) => line(`M${x} ${[-3, -12, -13, -6][at]}l${[4, 2, -2, -5][at]} ${[5, 7, 7, 5][at]}`, dark(c, 0.32), 0.9, 0.7)).join('')}${shell ? path('M5 6L-3 3L-4 9L-2 13z', b.ball(dark(c, 0.12))) + line('M-15 8Q-26 10 -32 0M-15 8Q-24 16 -34 12', dark(c, 0.2), 0.7) + ellipse(-15.5, 5, 1.2, 1.2, '#191410') : ''}`;
    return `${b.shadow(0, 28, 46, 8)}${(
      [
        [-16, -14, -10],
        [18, -14, 24],
        [0, 0, -20],
        [-20, 14, 8],
        [20, 14, -8],
      ] as const
    )
      .map(([x, y, turn]) => put(one(), x, y, turn, 0.94))
      .join('')}`;
  };
export const squidRings =
  (c: string): Paint =>
  (b) =>
    `${b.shadow(0, 28, 46, 8)}${mound(b, 14, () => `<ellipse rx="11" ry="8.4" fill="none" stroke="${dark(c, 0.25)}" stroke-width="5.4"/><ellipse cy="-1" rx="11" ry="8.4" fill="none" stroke="${b.down(light(c, 0.6), c)}" stroke-width="4.8"/>`, { rx: 32, ry: 18, lift: 16, turn: 40 })}`;
export const mussels =
  (shell: string, flesh?: string): Paint =>
  (b) => {
    const d = 'M-17 3C-15 -8 2 -12 14 -6C21 -1 18 7 8 9C-4 11 -16 9 -17 3z';
    return `${b.shadow(0, 29, 48, 9)}${mound(b, 15, (at) => `${path(d, b.ball(shell))}${[0.8, 0.6, 0.4].map((k) => `<path d="${d}" fill="none" stroke="${light(shell, 0.35)}" stroke-width=".9" opacity=".5" transform="translate(${-4 + k * 4} 1) scale(${k})"/>`).join('')}${flesh && at % 3 === 0 ? path(d, '#d9dde4', 'transform="translate(1 .6) scale(.86)"') + path(d, b.ball(flesh), 'transform="translate(1 1) scale(.66)"') : b.shine(-2, -4, 8, 2.4, -8, 0.75)}`, { rx: 33, ry: 18, lift: 18, turn: 70 })}`;
  };
/** An octopus' arms. */
export const octopus =
  (c: string): Paint =>
  (b) => {
    const arm = (turn: number) =>
      put(
        line('M0 0C16 6 14 26 30 22C40 18 40 8 32 8', dark(c, 0.35), 9) +
          line('M0 -1C16 5 14 25 30 21C39 17 39 8 32 8', c, 7.4) +
          Array.from({ length: 7 }, (_, at) =>
            ellipse(6 + at * 4.4, [5, 10, 15, 20, 23, 22, 18][at]!, 1.7, 1.5, light(c, 0.65)),
          ).join(''),
        0,
        2,
        turn,
        0.95,
      );
    return `${b.shadow(0, 32, 40, 7)}<g transform="translate(0 3) scale(.8)">${[-160, -120, 30, -60, 120, -20, 70].map(arm).join('')}${path('M-17 2C-24 -30 22 -32 17 0C14 12 -14 14 -17 2z', b.ball(c))}${strewn(b, 26, [0, -8, 14, 12], () => ellipse(0, 0, 1, 0.8, dark(c, 0.35), 'opacity=".5"'))}${b.shine(-6, -14, 6, 7, 10, 0.65)}</g>`;
  };
