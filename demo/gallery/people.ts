import type { Hono } from 'hono';

/** The customers of the reference shop that examples can be shown to. */
export const customers = ['anna', 'bruno', 'carla', 'dario', 'elena', 'giulia'] as const;
export const demoPassword = 'spesa-demo';

/** Logs a customer in by e-mail; the answer's headers hold the session. */
export const logIn = async (shop: Hono, login: string): Promise<Response> =>
  shop.request('/ebsn/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ login, password: demoPassword }).toString(),
  });

export type Call = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** Calls of a session, as its customer's browser makes them: with a body a POST. Gives the data of the answer. */
export const callsOf =
  (shop: Hono, session: string): Call =>
  async (path, body) => {
    const answer = await shop.request(`/ebsn/api${path}`, {
      headers: { 'X-Ebsn-Session': session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
