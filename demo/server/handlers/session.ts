import type { session } from '../../../core/api/endpoints/session.ts';
import type { Handlers } from '../implement.ts';

export const sessionHandlers: Pick<Handlers<typeof session>, 'test'> = {
  test: async ({ operation }, context) => ({ operation, allowed: context.user.userId > 0 }),
};
