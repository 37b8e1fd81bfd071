import type { Client } from '../api/client.ts';
import type { InputOf } from '../api/endpoint.ts';
import { session as calls } from '../api/endpoints/session.ts';

/** The session's calls; they arrive with the first of them. */
export const login = (client: Client, input: InputOf<typeof calls.login>) => client.call(calls.login, input);
export const logout = (client: Client) => client.call(calls.logout, {});
export const test = (client: Client, input: InputOf<typeof calls.test>) => client.call(calls.test, input);
