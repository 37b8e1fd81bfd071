import { ApiError } from '../api/error.ts';
import { messageText } from './showMessages.ts';
import { signIn } from './signIn.ts';

/** A pin that was sent by mail is asked for: the token that goes with it, and the server's words. */
export interface PinAsked {
  token: string;
  text: string;
}

/** The pin that a refused login asks for; undefined for any other failure. */
export function pinAsked(error: unknown): PinAsked | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const asked = error.messages.errors.find(({ code }) => code === 'auth.mfaRequired');
  const token = (error.data as { token?: unknown } | undefined)?.token;
  return asked && typeof token === 'string' ? { token, text: messageText(asked) } : undefined;
}

/** Logs in; where the account asks for a second step, says so instead (SES-08). Throws ApiError. */
export async function enter(...login: Parameters<typeof signIn>): Promise<PinAsked | undefined> {
  try {
    await signIn(...login);
    return undefined;
  } catch (error) {
    const asked = pinAsked(error);
    if (!asked) throw error;
    return asked;
  }
}
