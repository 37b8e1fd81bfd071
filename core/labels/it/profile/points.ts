import { text } from '../../text.ts';

export const awardsAsked = text('profile.awardsAsked', 'Premi richiesti');
export const noAwards = text('profile.noAwards', 'Non hai ancora chiesto premi.');
export const story = text('profile.story', 'Movimenti');
export const noMovements = text('profile.noMovements', 'Ancora nessun movimento: i punti arrivano con la spesa.');
export const pointsTitle = text('profile.pointsTitle', 'I tuoi punti');
export const pointsHow = text(
  'profile.pointsHow',
  'Arrivano con ogni spesa, online e in negozio, e diventano premi: quando ne chiedi uno, i suoi punti si scalano.',
);
export const pointsShort = text('profile.pointsShort', 'punti');
export const pointsWorth = text('profile.pointsWorth', 'Valgono {sum} in buoni spesa, oppure un premio.');
export const firstAward = text('profile.firstAward', 'Ti mancano {n} punti per il primo premio.');
export const perEuroOne = text(
  'profile.perEuroOne',
  '{n} punto per ogni euro di spesa, online e in negozio. Quelli di un ordine arrivano alla consegna.',
);
export const perEuro = text(
  'profile.perEuro',
  '{n} punti per ogni euro di spesa, online e in negozio. Quelli di un ordine arrivano alla consegna.',
);
export const pointsUntil = text('profile.pointsUntil', 'Puoi usarli fino al {date}.');
export const pointsStay = text('profile.pointsStay', 'Non scadono: a fine raccolta passano alla nuova.');
export const awardsOffered = text('profile.awardsOffered', 'Che cosa puoi avere');
export const awardsHow = text(
  'profile.awardsHow',
  'Chiedi il premio alla cassa del tuo negozio mostrando la carta: i suoi punti si scalano. I buoni spesa valgono anche online.',
);
export const awardReached = text('profile.awardReached', 'Hai abbastanza punti');
export const awardMissing = text('profile.awardMissing', 'Ti mancano {n} punti');
export const toGifts = text('profile.toGifts', 'Vedi i tuoi buoni');
export const movement = text('profile.movement', 'Movimento');
export const balanceAfter = text('profile.balanceAfter', 'Saldo');
export const pointOne = text('profile.pointOne', 'punto');
