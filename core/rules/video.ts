/** The cookie-less host of the player (XSS-12). */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The player's address for a checked video id: begins by itself, silent, without controls; it obeys messages of this origin. */
export const embedLink = (videoId: string, origin: string): string =>
  `${videoOrigin}/embed/${encodeURIComponent(videoId)}?${new URLSearchParams({ autoplay: '1', mute: '1', controls: '0', playsinline: '1', rel: '0', enablejsapi: '1', origin })}`;
