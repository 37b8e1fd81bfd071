import { emojiFile } from '../catalogue/words.ts';
import type { Scene } from './scenes.ts';

const scene = (hue: number, things: string, tile = false): Scene => ({
  hue,
  emoji: things.split(' ').map(emojiFile),
  ...(tile && { tile }),
});

/** The banners' pictures by name; departments' names are their slugs. */
export const banners: Readonly<Record<string, Scene>> = {
  'hero-spesa': scene(92, '🛒 🍎 🥖 🥦 🧀 🍅 🍋'),
  'hero-offerte': scene(42, '🏷️ 🍝 🫒 ☕ 🍪 🧃 🍯'),
  'hero-frutta': scene(24, '🍊 🍋 🍎 🍐 🍇 🍓 🥝'),
  'hero-liguria': scene(140, '🌿 🧀 🍝 🫒 🍋 🥖 🧄'),
  'tile-pranzo': scene(8, '🍝 🍅 🧀 🌿', true),
  'tile-colazione': scene(36, '☕ 🥐 🍓 🥛', true),
  'tile-cantina': scene(338, '🍷 🍇 🧀 🥂', true),
  'tile-bimbi': scene(196, '🍼 🧸 🍎 🧃', true),
  'tile-casa': scene(210, '🧺 🫧 🧽 🧴', true),
  'tile-gelati': scene(312, '🍦 🍨 🍓 🍧', true),
  'frutta-e-verdura': scene(88, '🍎 🥦 🍋 🥕 🍇 🍅 🥬'),
  'latte-e-formaggi': scene(48, '🧀 🥛 🥚 🧈 🥣 🍮 🍓'),
  'carne-e-pesce': scene(4, '🥩 🐟 🍗 🦐 🌿 🍋 🧄'),
  'salumi-e-gastronomia': scene(16, '🥓 🫒 🥟 🌿 🍲 🥗 🧀'),
  'pane-e-pasticceria': scene(34, '🥖 🥐 🍞 🎂 🥨 🍕 🍰'),
  dispensa: scene(28, '🍝 🫒 🥫 🍚 🌾 🧂 🍅'),
  'colazione-e-dolci': scene(24, '☕ 🍪 🍯 🍫 🥣 🧁 🍬'),
  bevande: scene(200, '🧃 🍷 🍺 💧 🍊 🥤 🥂'),
  surgelati: scene(206, '🍦 🍕 🐟 🥦 🧊 🍟 🍨'),
  'casa-e-pulizia': scene(190, '🧺 🧽 🧻 🫧 🧹 🧴 🔋'),
  'igiene-e-bellezza': scene(286, '🧴 🧼 🪥 🌷 🪒 🌸 🫧'),
  infanzia: scene(178, '🍼 👶 🧸 🛁 🍎 🥣 🐥'),
  animali: scene(30, '🐶 🐱 🦴 🐹 🐟 🐾 🐦'),
};
