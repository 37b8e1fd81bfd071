import { Hono } from 'hono';
import { createAlbum } from '../../shop/photos/album.ts';

const headers = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; img-src data:",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The demo's pictures, composed on request: `/photo/prodotti/…`, `/photo/banner/…`, `/photo/categorie/…`, `/photo/negozi/…`, `/photo/leaflets/…`. */
export function photos(): Hono {
  const app = new Hono();
  let album: ReturnType<typeof createAlbum> | undefined;
  app.get('/*', (request) => {
    album ??= createAlbum();
    const picture = album(new URL(request.req.url).pathname);
    return picture
      ? request.body(picture.body, 200, { ...headers, 'Content-Type': picture.type })
      : request.text('Questa immagine non esiste.', 404);
  });
  return app;
}
