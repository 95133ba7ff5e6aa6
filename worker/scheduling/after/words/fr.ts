import type { BookingWords } from './words'

export const fr: BookingWords = {
  confirmed: 'Votre rendez-vous est réservé',
  moved: 'Votre rendez-vous a été déplacé',
  canceled: 'Votre rendez-vous est annulé',
  reminder: 'Votre rendez-vous approche',
  waiting: 'Vous êtes sur la liste d’attente',
  offered: 'Un créneau s’est libéré',
  movedByThem:
    'Votre rendez-vous a dû être déplacé. Si le nouvel horaire ne vous convient pas, vous pouvez en choisir un autre.',
  canceledByYou: 'Il est annulé, comme vous l’avez demandé. Vous n’avez rien d’autre à faire.',
  canceledByThem: 'Votre rendez-vous a dû être annulé. Nous en sommes désolés.',
  what: 'Prestation',
  when: 'Quand',
  wasAt: (when) => `Il était prévu le ${when}.`,
  yourTime: 'Votre heure locale',
  who: 'Chez',
  address: 'Adresse',
  phone: 'Téléphone',
  attached: 'Le fichier joint l’ajoute à votre agenda.',
  changeUntil: (when) => `Vous pouvez le déplacer ou l’annuler jusqu’au ${when}.`,
  changeByPhone: (phone) => `Passé ce délai, appelez le ${phone}.`,
  change: 'Déplacer ou annuler',
  look: 'Voir le rendez-vous',
  notYou:
    'Si vous n’avez pas réservé ce rendez-vous, quelqu’un s’est trompé d’adresse. Vous pouvez l’annuler avec le lien.',
  willWrite: 'Nous vous écrirons dès qu’un créneau se libère.',
  heldUntil: (when) => `Il vous est réservé jusqu’au ${when}. Ensuite, il passe à la personne suivante.`,
  take: 'Voir le créneau',
  leaveText: 'Vous ne voulez plus attendre ?',
  leave: 'Quitter la liste d’attente',
}
