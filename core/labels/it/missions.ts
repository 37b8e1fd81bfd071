import { text } from '../text.ts';

export const title = text('missions.title', 'Le tue consegne');
export const login = text('missions.login', 'Accedi per vedere le tue consegne');
export const notRider = text('missions.notRider', 'Questa pagina è per chi consegna la spesa.');
export const assigned = text('missions.assigned', 'Assegnate');
export const assignable = text('missions.assignable', 'Da prendere');
export const completed = text('missions.completed', 'Concluse');
export const noneAssigned = text('missions.noneAssigned', 'Non hai consegne da fare.');
export const noneAssignable = text(
  'missions.noneAssignable',
  'Nessuna consegna da prendere, per ora. Qui compaiono le consegne rapide.',
);
export const noneCompleted = text('missions.noneCompleted', 'Non hai ancora concluso consegne.');
export const seeAssignable = text('missions.seeAssignable', 'Guarda quelle da prendere');
export const refresh = text('missions.refresh', 'Aggiorna');
export const from = text('missions.from', 'Ritira da');
export const to = text('missions.to', 'Porta a');
export const whom = text('missions.whom', 'Cliente');
export const doorbell = text('missions.doorbell', 'Citofono {name}');
export const floor = text('missions.floor', 'Piano {n}');
export const elevator = text('missions.elevator', 'con ascensore');
export const noElevator = text('missions.noElevator', 'senza ascensore');
export const directions = text('missions.directions', 'Portami lì');
export const call = text('missions.call', 'Chiama {name}');
export const take = text('missions.take', 'Prendi la consegna');
export const taken = text('missions.taken', 'La consegna dell’ordine {n} è tua.');
export const deliver = text('missions.deliver', 'Consegnata');
export const delivered = text('missions.delivered', 'Ordine {n} consegnato.');
export const sureTitle = text('missions.sureTitle', 'Hai consegnato l’ordine {n}?');
export const sureText = text('missions.sureText', 'Il cliente riceve subito un messaggio, e la consegna si chiude.');
export const sureCollect = text('missions.sureCollect', 'Hai incassato {amount}?');
export const notYet = text('missions.notYet', 'Non ancora');
export const collect = text('missions.collect', 'Da incassare: {amount}');
export const paid = text('missions.paid', 'Già pagato');
export const beingPicked = text('missions.beingPicked', 'Il negozio la sta preparando.');
export const failing = text('missions.failing', 'Non riesci a consegnarla?');
export const failingText = text(
  'missions.failingText',
  'Se nessuno apre, chiama chi ha ordinato. Se non risponde, se l’indirizzo è sbagliato o la spesa è rifiutata, prima di ripartire chiama il negozio: segna la consegna come non riuscita e avvisa chi ha ordinato.',
);
export const lines = text('missions.lines', '{n} prodotti');
export const oneLine = text('missions.oneLine', '1 prodotto');
export const more = text('missions.more', 'Mostra altre');
export const assignError = text(
  'missions.assignError',
  'La consegna non è stata presa. Aggiorna e riprova, o chiama il negozio.',
);
export const deliverError = text(
  'missions.deliverError',
  'La consegna non è stata registrata. Riprova, o chiama il negozio.',
);
export const callFirst = text('missions.callFirst', 'Telefona poco prima di arrivare.');
export const oneWaits = text('missions.oneWaits', 'Ce n’è una da prendere.');
export const wait = text('missions.wait', 'Ce ne sono {n} da prendere.');
export const noneWaits = text(
  'missions.noneWaits',
  'Per ora non ce ne sono da prendere. Appena qualcuno ordina una consegna rapida, la trovi in «Da prendere».',
);
export const next = text('missions.next', 'La prossima da prendere');
export const last = text('missions.last', 'L’ultima che hai concluso');
export const how = text('missions.how', 'Come va una consegna');
export const howTake = text('missions.howTake', 'La prendi: da lì vedi indirizzo, citofono e quanto incassare.');
export const howCollect = text('missions.howCollect', 'La ritiri in negozio quando qui leggi che è pronta.');
export const howBring = text(
  'missions.howBring',
  'La porti e premi «Consegnata»: chi ha ordinato riceve subito un messaggio.',
);
