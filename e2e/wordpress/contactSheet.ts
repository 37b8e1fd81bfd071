import sharp from 'sharp';

const cell = { width: 460, height: 420, gap: 8 };
const columns = 4;

/** Puts pictures side by side into one file, each as wide as its place and cut where that ends. */
export async function contactSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const placed = await Promise.all(
    pictures.map(async (picture, at) => {
      const fitting = await sharp(picture)
        .resize({ width: cell.width - cell.gap, withoutEnlargement: true })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = fitting.info;
      const input = await sharp(fitting.data)
        .extract({ left: 0, top: 0, width, height: Math.min(height, cell.height - cell.gap) })
        .png()
        .toBuffer();
      return { input, left: (at % columns) * cell.width, top: Math.floor(at / columns) * cell.height };
    }),
  );
  const size = { width: columns * cell.width, height: Math.ceil(pictures.length / columns) * cell.height };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(file);
}
