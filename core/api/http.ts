import type { Call } from './call.ts';
import { withRetry, type Waiting } from './retry.ts';
import { createSend, type Transport } from './send.ts';

/** Calls over HTTP, repeated where that is safe. */
export const createHttp = (transport: Transport, waiting: Waiting): Call => withRetry(createSend(transport), waiting);
