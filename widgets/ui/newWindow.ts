import type { ContentLink } from '../../core/rules/links.ts';

/** Attributes of a link that leads to another site: a new window, which the native app hands to the system's browser (§2, XSS-19). */
export const newWindow = (link: Pick<ContentLink, 'kind'> | null): { target?: '_blank'; rel?: string } =>
  link?.kind === 'external' || link?.kind === 'video' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
