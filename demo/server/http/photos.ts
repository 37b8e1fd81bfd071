import path from 'node:path';
import { Hono } from 'hono';
import { createAlbum } from '../../shop/photos/album.ts';
import { photoVersion } from '../../shop/photos/version.ts';
import { createKeptPhotos } from './keptPhotos.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/photos');
const day = 'public, max-age=86400';
const immutable = 'public, max-age=31536000, immutable';

/** The packages that paint are large and not there on every system: they are read with the first picture. */
const paint = async (svg: string): Promise<Buffer> => (await import('../../shop/photos/raster.ts')).raster(svg);

/** The demo's pictures, painted on request: `/photo/prodotti/…`, `/photo/banner/…`, `/photo/categorie/…`, `/photo/negozi/…`, `/photo/leaflets/…`; for good if the address names their version (`?v=`), else for a day. */
export function photos(): Hono {
  const app = new Hono();
  const bring = createKeptPhotos(cache, paint);
  let album: ReturnType<typeof createAlbum> | undefined;
  app.get('/*', async (request) => {
    album ??= createAlbum();
    const drawing = album(new URL(request.req.url).pathname);
    if (drawing === undefined) return request.text('Questa immagine non esiste.', 404);
    return request.body(new Uint8Array(await bring(drawing)), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': request.req.query('v') === photoVersion ? immutable : day,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  return app;
}
