/** A way to pass a page on, by a link alone: nobody's script is loaded. */
export interface ShareWay {
  key: 'facebook' | 'whatsapp' | 'linkedin' | 'twitter' | 'email';
  name: string;
  /** `{url}` and `{title}` are filled. */
  address: string;
}

export const shareWays: readonly ShareWay[] = [
  { key: 'facebook', name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  { key: 'whatsapp', name: 'WhatsApp', address: 'https://wa.me/?text={title}%20{url}' },
  { key: 'linkedin', name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  { key: 'twitter', name: 'X', address: 'https://twitter.com/intent/tweet?url={url}&text={title}' },
  { key: 'email', name: 'e-mail', address: 'mailto:?subject={title}&body={url}' },
];

/** The link that passes a page on. */
export const shareLink = ({ address }: ShareWay, url: string, title: string): string =>
  address.replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title));
