/** What the shop takes a caller for (account §6): a master is the first account of a person or household. */
export type Role = 'visitor' | 'customer' | 'master' | 'employee' | 'rider' | 'backoffice';

const passing = {
  anyone: ['visitor', 'customer', 'master', 'employee', 'rider', 'backoffice'],
  /** Whoever fills a cart, logged in or not. */
  shopper: ['visitor', 'customer', 'master'],
  /** Whoever is logged in, the shop's own people too. */
  user: ['customer', 'master', 'employee', 'rider', 'backoffice'],
  customer: ['customer', 'master'],
  master: ['master'],
  employee: ['employee'],
  rider: ['rider'],
  backoffice: ['backoffice'],
} as const satisfies Record<string, readonly Role[]>;

/** Who may make a call, as its row says. */
export type Who = keyof typeof passing;

/** May a caller of this role make a call of such a row? */
export const mayCall = (who: Who, role: Role): boolean => (passing[who] as readonly Role[]).includes(role);
