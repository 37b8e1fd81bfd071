import type { ContentLink } from '../../core/rules/links.ts';
import { useSpesa } from './useSpesa.ts';

/** Opens a video link of content in its dialog (§2); false for any other link, which is left to the browser. */
export function useVideo(): (link: ContentLink | null, title: string) => boolean {
  const { dialogs } = useSpesa();
  return (link, title) => {
    if (!link?.videoId) return false;
    void dialogs.open('video', { videoId: link.videoId, title, href: link.href });
    return true;
  };
}
