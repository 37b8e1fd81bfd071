import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cutout } from './cutout.ts';

const QUALITY = 75;
/** A picture less wide than this is drawn at twice its size and made smaller, for its fine lines. */
const SMALL = 400;
/** Of 6: half the time of the usual 4, one part in twenty larger. */
const EFFORT = 2;
const MOST_PHOTOS = 60;

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/arimo/500Medium/Arimo_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
].map((url) => fileURLToPath(url));

const photoName = /(?<=href=")(photo|whole):([A-Z]\d{3}),([-\d.]+),([\d.]+),([\d.]+)/g;
const uris = new Map<string, Promise<string>>();

const readPhoto = async (kind: string, code: string, [hue, light, strength]: readonly number[]): Promise<string> =>
  `data:image/png;base64,${(await cutout({ code, hue: hue!, light: light!, strength: strength!, whole: kind === 'whole' })).toString('base64')}`;

/** The photographs that a drawing names, as the renderer reads them; those cut out are kept for the next drawing. */
async function withPhotos(svg: string): Promise<string> {
  const names = new Map([...svg.matchAll(photoName)].map((match) => [match[0], match]));
  const found = new Map<string, string>();
  for (const [name, [, kind = '', code = '', ...change]] of names) {
    let uri = uris.get(name);
    if (!uri) {
      if (uris.size >= MOST_PHOTOS) uris.clear();
      uris.set(name, (uri = readPhoto(kind, code, change.map(Number))));
    }
    found.set(name, await uri);
  }
  return svg.replaceAll(photoName, (name) => found.get(name)!);
}

/** A drawing as WebP, as many pixels across as its root says. Its texts are set in the project's own fonts, so a picture is the same on every machine. */
export async function raster(svg: string): Promise<Buffer> {
  const width = Number(/ width="(\d+)"/.exec(svg)![1]);
  const drawn = await renderAsync(await withPhotos(svg), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Arimo' },
    fitTo: { mode: 'width', value: width < SMALL ? width * 2 : width },
  });
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } })
    .resize(width)
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}
