/** The consent to what is made of one's purchases. */
export const tailoredOffers = 4;

/** What the demo asks its customers to agree to, by registration module. */
export const disclaimers = [
  {
    disclaimer_id: 1,
    module_type_id: 2,
    title: 'Condizioni di vendita',
    body: 'Ho letto e accetto le <a href="/condizioni-di-vendita/">condizioni generali di vendita</a> del servizio di spesa online.',
    mandatory: true,
  },
  {
    disclaimer_id: 2,
    module_type_id: 2,
    title: 'Informativa sulla privacy',
    body: 'Ho letto l’<a href="/privacy-policy/">informativa sul trattamento dei dati personali</a> ai sensi del Regolamento (UE) 2016/679.',
    mandatory: true,
  },
  {
    disclaimer_id: 3,
    module_type_id: 2,
    title: 'Offerte e novità',
    body: 'Desidero ricevere offerte e novità del negozio. Posso cambiare idea in qualsiasi momento.',
    mandatory: false,
  },
  {
    disclaimer_id: tailoredOffers,
    module_type_id: 2,
    title: 'Offerte su misura',
    body: 'Acconsento all’analisi dei miei acquisti per ricevere offerte adatte a me.',
    mandatory: false,
  },
] as const;
