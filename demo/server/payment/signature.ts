import { createHmac } from 'node:crypto';

/** The header under which the card provider signs what it tells the shop. */
export const signatureHeader = 'X-Signature';

/** Of a callback's body, with the key that shop and provider share: HMAC-SHA256, hexadecimal (PAY-07). */
export const signatureOf = (key: string, body: string): string => createHmac('sha256', key).update(body).digest('hex');
