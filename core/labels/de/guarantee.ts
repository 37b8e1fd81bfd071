export const guarantee = {
  address: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  more: 'Ihre Rechte in Europa',
  notice:
    'Ist eine Ware mangelhaft oder nicht wie beschrieben, haftet der Verkäufer ab der Lieferung zwei Jahre: Sie können kostenlos Reparatur oder Ersatz verlangen und, wenn das nicht genügt, Preisminderung oder Ihr Geld zurück. In einigen EU-Staaten gilt eine längere Frist. Verkäufer und Hersteller können zusätzlich gewerbliche Garantien anbieten, auch zur Haltbarkeit.',
  official: 'Amtliche Mitteilung der Europäischen Union',
  title: 'Gesetzliche Gewährleistung: mindestens 2 Jahre',
};
