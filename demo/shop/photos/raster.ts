import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { emojiPath } from './emoji.ts';

const QUALITY = 75;
/** A picture less wide than this is drawn at twice its size and made smaller, for its fine lines. */
const SMALL = 400;
/** Of 6: half the time of the usual 4, one part in twenty larger. */
const EFFORT = 2;
const MOST_EMOJI = 100;

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/arimo/500Medium/Arimo_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
].map((url) => fileURLToPath(url));

const emojiName = /(?<=href=")emoji:([\w-]+)/g;
const uris = new Map<string, Promise<string>>();

const readEmoji = async (file: string): Promise<string> =>
  `data:image/png;base64,${(await sharp(emojiPath(file)).png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;

/** An emoji as the drawing's renderer reads it, which knows no WebP. */
function emojiUri(file: string): Promise<string> {
  let uri = uris.get(file);
  if (!uri) {
    if (uris.size >= MOST_EMOJI) uris.clear();
    uris.set(file, (uri = readEmoji(file)));
  }
  return uri;
}

async function withEmoji(svg: string): Promise<string> {
  const files = [...new Set(Array.from(svg.matchAll(emojiName), ([, file]) => file!))];
  const found = new Map(await Promise.all(files.map(async (file) => [file, await emojiUri(file)] as const)));
  return svg.replaceAll(emojiName, (_, file: string) => found.get(file)!);
}

/** A drawing as WebP, as many pixels across as its root says. Its texts are set in the project's own fonts, so a picture is the same on every machine. */
export async function raster(svg: string): Promise<Buffer> {
  const width = Number(/ width="(\d+)"/.exec(svg)![1]);
  const drawn = await renderAsync(await withEmoji(svg), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Arimo' },
    fitTo: { mode: 'width', value: width < SMALL ? width * 2 : width },
  });
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } })
    .resize(width)
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}
