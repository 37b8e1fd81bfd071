import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { socialProviders } from '../../../core/schema/identity.ts';
import type { IdentitySettings } from '../../server/identity/createIdentity.ts';
import { returnPath } from '../../server/identity/paths.ts';
import { createOpenId } from './openId.ts';
import { createCompanyHouse } from './saml.ts';

interface Places {
  /** Origin of these pages. */
  origin: string;
  /** Origin of the shop's pages. */
  shop: string;
  /** Base of the API as browsers reach it. */
  base: string;
}

/** Those who vouch for the demo's customers, on the provider's origin: how the shop knows them, and their pages. For development alone: whoever asks is whom they say. */
export function createHouses({ origin, shop, base }: Places): { settings: IdentitySettings; app: Hono } {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const settings: IdentitySettings = {};
  for (const name of socialProviders) {
    const house = createOpenId(name, origin, base + returnPath);
    settings[name] = house.settings;
    app.all(`/identity/${name}/*`, async ({ env }) => {
      await house.serve(env.incoming as never, env.outgoing as never);
      return RESPONSE_ALREADY_SENT;
    });
  }
  const company = createCompanyHouse(origin, shop, base);
  settings.company = company.settings;
  app.route('/', company.app);
  return { settings, app: app as unknown as Hono };
}
