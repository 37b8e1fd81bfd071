import type { ColumnType, Generated } from 'kysely';
import type { SharedDiet } from '../../../../core/schema/diet.ts';
import type { MessageContent } from '../../../../core/schema/messages.ts';
import type { PushMessage } from '../../../../core/schema/push.ts';
import type { Billing } from '../../../../core/schema/billing.ts';
import type { Person } from '../../../../core/schema/profile.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string | undefined, string>;

export interface ProfileTables {
  /** What only the account's own pages need of a customer. */
  customer_detail: {
    user_id: number;
    /** All but the names. */
    person: Json<Omit<Person, 'firstName' | 'lastName'>>;
    billing: Json<Billing | null>;
    /** Type → value. */
    contacts: Json<Record<string, string>>;
    /** Channel → may the shop use it for offers? */
    preferences: Json<Record<string, boolean>>;
  };
  /** What a mail's link or a pin proves: the secret's hash, once, until it expires. */
  one_time: {
    token_hash: string;
    purpose: 'reset' | 'email' | 'undo-email' | 'anonymize' | 'mfa';
    user_id: number;
    /** The new e-mail, or the pin's hash. */
    payload: string | null;
    device_hash: string | null;
    tries: Generated<number>;
    expires_at: ColumnType<Date, Date, Date>;
    used_at: ColumnType<Date | null, never, Date>;
  };
  disclaimer: {
    disclaimer_id: number;
    module_type_id: number;
    title: string;
    body: string;
    mandatory: boolean;
  };
  customer_disclaimer: { user_id: number; disclaimer_id: number; accepted: boolean; at: Moment };
  person_fiscal: { person_fiscal_id: Generated<number>; user_id: number; billing: Json<Billing> };
  notification: {
    notification_id: Generated<number>;
    user_id: number;
    /** 1 orders, 2 account, 3 offers. */
    message_type_id: number;
    channel: 'email' | 'push';
    subject: string;
    body: string;
    content: ColumnType<MessageContent | null, string | undefined, never>;
    read: Generated<boolean>;
    at: Moment;
  };
  survey_answer: { user_id: number; survey_id: string; answers: Json<Record<string, string>>; at: Moment };
  /** Solutions that have counted: none counts again. */
  captcha_solution: { nonce: string; expires_at: ColumnType<Date, Date, never> };
  /** What the back office did in whose name; a `command` with its call, the numbers of its input, and `done` or the code that refused it. */
  audit: {
    audit_id: Generated<number>;
    actor_id: number;
    actor_name: ColumnType<string | null, string | undefined, never>;
    user_id: number | null;
    action: 'sso-login' | 'select' | 'refused' | 'return' | 'logout' | 'command';
    call: ColumnType<string | null, string | undefined, never>;
    subject: ColumnType<Record<string, unknown> | null, string | undefined, never>;
    outcome: ColumnType<string | null, string | undefined, string>;
    at: Moment;
  };
  push_device: {
    uuid: string;
    platform: string;
    user_id: number;
    external_id: string;
    model: string | null;
    manufacturer: string | null;
    platform_version: string | null;
    at: Moment;
  };
  /** What customers do not eat, of those who have agreed that the shop keeps it. */
  diet_profile: { user_id: number; diet: Json<SharedDiet>; at: Moment };
  /** On its way to a device of the customer's. */
  push_message: {
    push_message_id: Generated<number>;
    user_id: number;
    platform: string;
    uuid: string;
    message: Json<PushMessage>;
    at: Moment;
    tries: Generated<number>;
    next_at: Moment;
  };
  /** The key by which a marketing system knows a customer who has agreed to it. */
  marketing_contact: { contact_key: string; user_id: number; addresses: Json<string[]>; at: Moment };
  award_order: {
    award_order_id: Generated<number>;
    user_id: number;
    name: string;
    points: number;
    quantity: number;
    status: string;
    image: string | null;
    at: Moment;
  };
  points_movement: {
    points_movement_id: Generated<number>;
    user_id: number;
    description: string;
    points: number;
    at: Moment;
  };
}
