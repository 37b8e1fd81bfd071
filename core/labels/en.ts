import { common, commonCalendar, commonControls, commonFaults, restart } from './en/common.ts';
import { consent, consentForm } from './en/consent.ts';
import { deliveryPlace } from './en/deliveryPlace.ts';
import { diet } from './en/diet.ts';
import { errors, errorsOfDelivery, errorsOfFiles } from './en/errors.ts';
import { forms } from './en/forms.ts';
import { loyalty } from './en/loyalty.ts';
import { office } from './en/office.ts';
import { profile } from './en/profile.ts';
import { push } from './en/push.ts';
import { registration, social } from './en/registration.ts';
import { session, sessionPages } from './en/session.ts';
import * as commonTexts from './it/common.ts';
import * as calendarTexts from './it/commonCalendar.ts';
import * as controlTexts from './it/commonControls.ts';
import * as faultTexts from './it/commonFaults.ts';
import * as consentTexts from './it/consent.ts';
import * as consentFormTexts from './it/consentForm.ts';
import * as placeTexts from './it/deliveryPlace.ts';
import * as dietTexts from './it/diet.ts';
import * as errorTexts from './it/errors.ts';
import * as deliveryErrorTexts from './it/errorsOfDelivery.ts';
import * as fileErrorTexts from './it/errorsOfFiles.ts';
import * as formTexts from './it/forms.ts';
import * as loyaltyTexts from './it/loyalty.ts';
import * as officeTexts from './it/office.ts';
import * as profileTexts from './it/profile.ts';
import * as pushTexts from './it/push.ts';
import * as registrationTexts from './it/registration.ts';
import * as restartTexts from './it/restart.ts';
import * as sessionTexts from './it/session.ts';
import * as sessionPageTexts from './it/sessionPages.ts';
import * as socialTexts from './it/social.ts';

const areas = [
  [profileTexts, profile],
  [sessionTexts, session],
  [sessionPageTexts, sessionPages],
  [registrationTexts, registration],
  [socialTexts, social],
  [loyaltyTexts, loyalty],
  [officeTexts, office],
  [placeTexts, deliveryPlace],
  [dietTexts, diet],
  [consentTexts, consent],
  [consentFormTexts, consentForm],
  [pushTexts, push],
  [formTexts, forms],
  [commonTexts, common],
  [calendarTexts, commonCalendar],
  [controlTexts, commonControls],
  [faultTexts, commonFaults],
  [restartTexts, restart],
  [errorTexts, errors],
  [deliveryErrorTexts, errorsOfDelivery],
  [fileErrorTexts, errorsOfFiles],
] as const;

/** The English texts by key, for server and tests: browsers get them by `lang-info`, never in the bundle. */
export const english: ReadonlyMap<string, string> = new Map(
  areas.flatMap(([italian, words]) =>
    Object.entries(italian).map(([name, { key }]) => [key, (words as Record<string, string>)[name] ?? '']),
  ),
);
