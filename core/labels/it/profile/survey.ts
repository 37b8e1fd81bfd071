import { text } from '../../text.ts';

export const surveyQuestions = text('profile.surveyQuestions', 'Com’è andata?');
export const surveyIntro = text(
  'profile.surveyIntro',
  'Tre domande per fare meglio la prossima spesa. Le legge solo chi cura il negozio; se rispondi di nuovo, vale l’ultima risposta.',
);
export const surveyEase = text('profile.surveyEase', 'Quanto è stato facile fare la spesa?');
export const surveyAgain = text('profile.surveyAgain', 'Consiglieresti il negozio a un’altra persona?');
export const surveyWords = text('profile.surveyWords', 'Che cosa cambieresti?');
export const surveyVery = text('profile.surveyVery', '5: molto');
export const surveyLittle = text('profile.surveyLittle', '1: per niente');
export const surveySend = text('profile.surveySend', 'Invia');
export const surveyThanks = text('profile.surveyThanks', 'Grazie: la tua opinione è arrivata.');
