import * as office from './it/office.ts';
import * as article from './it/article.ts';
import * as audit from './it/audit.ts';
import * as calendar from './it/calendar.ts';
import * as cart from './it/cart.ts';
import * as cartAdded from './it/cartAdded.ts';
import * as cartBill from './it/cartBill.ts';
import * as cartContents from './it/cartContents.ts';
import * as cartGift from './it/cartGift.ts';
import * as cartHeld from './it/cartHeld.ts';
import * as cartNotReady from './it/cartNotReady.ts';
import * as catalogue from './it/catalogue.ts';
import * as catalogueHits from './it/catalogueHits.ts';
import * as catalogueOffers from './it/catalogueOffers.ts';
import * as cataloguePages from './it/cataloguePages.ts';
import * as checkout from './it/checkout.ts';
import * as checkoutCards from './it/checkoutCards.ts';
import * as checkoutDoor from './it/checkoutDoor.ts';
import * as checkoutInvoice from './it/checkoutInvoice.ts';
import * as checkoutNothing from './it/checkoutNothing.ts';
import * as checkoutReturn from './it/checkoutReturn.ts';
import * as checkoutWishes from './it/checkoutWishes.ts';
import * as common from './it/common.ts';
import * as consent from './it/consent.ts';
import * as consentForm from './it/consentForm.ts';
import * as consentLink from './it/consentLink.ts';
import * as controls from './it/catalogueControls.ts';
import * as delivery from './it/delivery.ts';
import * as deliveryAddressForm from './it/delivery/addressForm.ts';
import * as deliveryAddresses from './it/delivery/addresses.ts';
import * as deliverySlots from './it/delivery/slots.ts';
import * as deliveryStoreChoice from './it/delivery/storeChoice.ts';
import * as diet from './it/diet.ts';
import * as errorsOfDelivery from './it/errorsOfDelivery.ts';
import * as deliveryFeeTable from './it/deliveryFeeTable.ts';
import * as deliveryFees from './it/deliveryFees.ts';
import * as deliveryFinder from './it/deliveryFinder.ts';
import * as deliveryOpening from './it/deliveryOpening.ts';
import * as deliveryReached from './it/deliveryReached.ts';
import * as deliveryMap from './it/deliveryMap.ts';
import * as deliveryPins from './it/deliveryPins.ts';
import * as deliverySearch from './it/deliverySearch.ts';
import * as deliveryMove from './it/deliveryMove.ts';
import * as deliveryOvertaken from './it/deliveryOvertaken.ts';
import * as deliveryPages from './it/deliveryPages.ts';
import * as deliveryPlace from './it/deliveryPlace.ts';
import * as deliveryWork from './it/deliveryWork.ts';
import * as errors from './it/errors.ts';
import * as commonControls from './it/commonControls.ts';
import * as errorsOfFiles from './it/errorsOfFiles.ts';
import * as commonFaults from './it/commonFaults.ts';
import * as footer from './it/footer.ts';
import * as forms from './it/forms.ts';
import * as formsContent from './it/formsContent.ts';
import * as formsFiles from './it/formsFiles.ts';
import * as guarantee from './it/guarantee.ts';
import * as leaflet from './it/leaflet.ts';
import * as list from './it/list.ts';
import * as loyalty from './it/loyalty.ts';
import * as missions from './it/missions.ts';
import * as numbers from './it/numbers.ts';
import * as orders from './it/orders.ts';
import * as ordersFiles from './it/ordersFiles.ts';
import * as ordersAnswer from './it/ordersAnswer.ts';
import * as ordersSteps from './it/ordersSteps.ts';
import * as ordersToast from './it/ordersToast.ts';
import * as ordersAgain from './it/ordersAgain.ts';
import * as ordersList from './it/ordersList.ts';
import * as ordersPages from './it/ordersPages.ts';
import * as ordersCount from './it/ordersCount.ts';
import * as ordersFinal from './it/ordersFinal.ts';
import * as ordersFind from './it/ordersFind.ts';
import * as deliveryProvinces from './it/deliveryProvinces.ts';
import * as ordersDone from './it/ordersDone.ts';
import * as ordersMissing from './it/ordersMissing.ts';
import * as ordersCharge from './it/ordersCharge.ts';
import * as footerWithdrawal from './it/footerWithdrawal.ts';
import * as product from './it/product.ts';
import * as recipe from './it/recipe.ts';
import * as share from './it/share.ts';
import * as restart from './it/restart.ts';
import * as profile from './it/profile.ts';
import * as profileAccount from './it/profile/account.ts';
import * as profileBilling from './it/profile/billing.ts';
import * as profileData from './it/profile/data.ts';
import * as profileGiftCodes from './it/profile/giftCodes.ts';
import * as profileMessages from './it/profile/messages.ts';
import * as profilePoints from './it/profile/points.ts';
import * as profilePreferences from './it/profile/preferences.ts';
import * as profileSecurity from './it/profile/security.ts';
import * as profileSurvey from './it/profile/survey.ts';
import * as profilePages from './it/profilePages.ts';
import * as parking from './it/parking.ts';
import * as push from './it/push.ts';
import * as recurring from './it/recurring.ts';
import * as recurringForm from './it/recurringForm.ts';
import * as subscriptions from './it/subscriptions.ts';
import * as substitutions from './it/substitutions.ts';
import * as supplements from './it/supplements.ts';
import * as registration from './it/registration.ts';
import * as registrationPages from './it/registrationPages.ts';
import * as session from './it/session.ts';
import * as sessionNew from './it/sessionNew.ts';
import * as sessionPages from './it/sessionPages.ts';
import * as social from './it/social.ts';
import * as store from './it/store.ts';
import * as storeFinder from './it/storeFinder.ts';
import * as tutorial from './it/tutorial.ts';
import * as usual from './it/usual.ts';
import * as video from './it/video.ts';
import * as withdrawal from './it/withdrawal.ts';
import type { Text } from './text.ts';

/** All bundled texts by key, for generators, server and tests. The product imports the texts that it shows, never this. */
export const texts: ReadonlyMap<string, Pick<Text, 'key' | 'italian'>> = new Map(
  [
    article,
    footer,
    guarantee,
    recipe,
    share,
    common,
    errors,
    commonFaults,
    commonControls,
    errorsOfFiles,
    forms,
    formsContent,
    formsFiles,
    catalogue,
    catalogueHits,
    catalogueOffers,
    cataloguePages,
    controls,
    audit,
    calendar,
    cart,
    cartAdded,
    cartBill,
    cartContents,
    cartGift,
    cartHeld,
    cartNotReady,
    delivery,
    deliveryAddressForm,
    deliveryAddresses,
    deliverySlots,
    deliveryStoreChoice,
    diet,
    errorsOfDelivery,
    deliveryFeeTable,
    deliveryFees,
    deliveryFinder,
    deliveryOpening,
    deliveryReached,
    deliveryMap,
    deliveryPins,
    deliverySearch,
    deliveryMove,
    deliveryOvertaken,
    deliveryPages,
    deliveryPlace,
    deliveryWork,
    session,
    sessionNew,
    sessionPages,
    social,
    registration,
    registrationPages,
    profile,
    profileAccount,
    profileBilling,
    profileData,
    profileGiftCodes,
    profileMessages,
    profilePoints,
    profilePreferences,
    profileSecurity,
    profileSurvey,
    profilePages,
    push,
    checkout,
    missions,
    office,
    checkoutCards,
    checkoutDoor,
    checkoutInvoice,
    checkoutNothing,
    checkoutReturn,
    checkoutWishes,
    numbers,
    orders,
    ordersAgain,
    ordersAnswer,
    ordersList,
    ordersPages,
    ordersFiles,
    ordersSteps,
    ordersToast,
    deliveryProvinces,
    ordersDone,
    ordersMissing,
    ordersCount,
    ordersFinal,
    ordersFind,
    ordersCharge,
    footerWithdrawal,
    withdrawal,
    parking,
    recurring,
    recurringForm,
    subscriptions,
    substitutions,
    supplements,
    list,
    loyalty,
    store,
    storeFinder,
    leaflet,
    tutorial,
    usual,
    video,
    consent,
    consentForm,
    consentLink,
    restart,
    product,
  ].flatMap((area) => Object.values(area).map((text) => [text.key, text])),
);
