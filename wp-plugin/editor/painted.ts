/** Colours of letters and of what is behind them, as the browser computes them. */
export interface Painted {
  text: string;
  ground: string;
}

const isClear = (colour: string): boolean => colour === 'transparent' || /,\s*0\)$/.test(colour);

/** What is behind an element: the first ground of those around it, white behind the page; unknown before a picture, a gradient or a veil. */
function groundOf(element: Element): string | undefined {
  const view = element.ownerDocument.defaultView!;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at);
    if (
      at.matches('.wp-block-cover') ||
      backgroundImage !== 'none' ||
      (backgroundColor.startsWith('rgba(') && !isClear(backgroundColor))
    )
      return undefined;
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** The document that holds the canvas: a frame's, or this one. */
export const canvasOf = (): Document =>
  document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? document;

/** How a block of the canvas is painted, by the theme and by whatever it and those around it set. */
export function painted(clientId: string, name: string): Painted | undefined {
  const canvas = canvasOf();
  const block = canvas.getElementById(`block-${clientId}`);
  const element = name === 'core/button' ? block?.querySelector('.wp-block-button__link') : block;
  const ground = element && groundOf(element);
  return element && ground ? { text: canvas.defaultView!.getComputedStyle(element).color, ground } : undefined;
}
