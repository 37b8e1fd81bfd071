import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { ApiError } from '../api/error.ts';
import type { Answer } from '../api/call.ts';
import { session as calls } from '../api/endpoints/session.ts';
import type { InputOf } from '../api/endpoint.ts';
import type { Credentials } from '../browser/credentials.ts';
import type { Slices } from '../browser/storage.ts';
import { keptUserSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';

export interface SessionState {
  /** The flag kept from earlier pages until the cart says who it is; -1 is anonymous, and so is whoever has no session (§4). */
  userId: number;
  /** Calls under way; one progress sign for all. */
  pending: number;
}

export interface Session {
  store: StoreApi<SessionState>;
  isLoggedIn(): boolean;
  /** Throws ApiError; the answer is the cart of this user. */
  login(input: InputOf<typeof calls.login>): Promise<Answer<typeof calls.login>>;
  /** Clears what is stored even when the call fails (SES-04); `everywhere` ends the account's other sessions too, and throws ApiError, still logged in, where that failed. */
  logout(everywhere?: boolean): Promise<void>;
  /** Is somebody logged in? A failed call counts as no, and forgets nothing (SES-09). */
  test(operation?: string): Promise<boolean>;
  become(userId: number): void;
  forget(): void;
}

const readUser = tolerant(keptUserSchema);

/** Who is there. The password passes through and is kept nowhere. */
export function createSession(client: Client, credentials: Credentials, stored: Slices): Session {
  const store = createStore<SessionState>(() => ({
    userId: (credentials.known() ? stored.read('user', readUser)?.userId : undefined) ?? -1,
    pending: 0,
  }));
  client.onPending((pending) => store.setState({ pending }));

  const become = (userId: number) => {
    stored.write('user', { userId });
    if (store.getState().userId !== userId) store.setState({ userId });
  };
  const forget = () => {
    credentials.forget();
    client.forget();
    become(-1);
  };

  return {
    store,
    become,
    forget,
    isLoggedIn: () => store.getState().userId > -1,
    async login(input) {
      const answer = await client.call(calls.login, { ...input, login: input.login.trim() });
      become(answer.data.user.userId);
      return answer;
    },
    async logout(everywhere = false) {
      try {
        await client.call(calls.logout, everywhere ? { everywhere } : {});
      } catch (error) {
        if (!(error instanceof ApiError) || everywhere) throw error;
      }
      forget();
    },
    async test(operation) {
      try {
        const { user } = await client.call(calls.test, operation ? { operation } : {});
        become(user?.userId ?? -1);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        store.setState({ userId: -1 });
      }
      return store.getState().userId > -1;
    },
  };
}
