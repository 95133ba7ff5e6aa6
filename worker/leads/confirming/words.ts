import type { Language } from '../../../contract/languages'

/** `name`: the business's. */
type ConfirmationWords = {
  subject: (name: string) => string
  heading: string
  next: (name: string) => string
  /** Above the phone number. */
  urgent: string
  phone: string
  notYou: string
}

export const confirmationWords: Record<Language, ConfirmationWords> = {
  en: {
    subject: (name) => `${name} has your details`,
    heading: 'Thanks for getting in touch',
    next: (name) => `${name} has your details and will get back to you.`,
    urgent: 'If it can’t wait, just give them a call.',
    phone: 'Phone',
    notYou: 'If that wasn’t you, someone mistyped their email address. There’s nothing you need to do.',
  },
  es: {
    subject: (name) => `${name} ya tiene sus datos`,
    heading: 'Gracias por escribir',
    next: (name) => `${name} ya tiene sus datos y se pondrá en contacto con usted.`,
    urgent: 'Si no puede esperar, llame directamente.',
    phone: 'Teléfono',
    notYou: 'Si no fue usted, alguien escribió mal su correo. No tiene que hacer nada.',
  },
  fr: {
    subject: (name) => `${name} a bien reçu vos coordonnées`,
    heading: 'Merci pour votre message',
    next: (name) => `${name} a bien reçu vos coordonnées et vous recontactera.`,
    urgent: 'Si c’est urgent, le plus simple est d’appeler.',
    phone: 'Téléphone',
    notYou: 'Si ce n’était pas vous, quelqu’un s’est trompé d’adresse. Vous n’avez rien à faire.',
  },
  de: {
    subject: (name) => `${name} hat Ihre Kontaktdaten`,
    heading: 'Danke für Ihre Nachricht',
    next: (name) => `${name} hat Ihre Kontaktdaten und meldet sich bei Ihnen.`,
    urgent: 'Wenn es eilt, rufen Sie am besten direkt an.',
    phone: 'Telefon',
    notYou: 'Wenn Sie das nicht waren, hat sich jemand bei der E-Mail-Adresse vertippt. Sie müssen nichts tun.',
  },
  it: {
    subject: (name) => `${name} ha ricevuto i suoi contatti`,
    heading: 'Grazie per averci scritto',
    next: (name) => `${name} ha ricevuto i suoi contatti e le risponderà.`,
    urgent: 'Se è urgente, la cosa migliore è telefonare.',
    phone: 'Telefono',
    notYou: 'Se non ci ha scritto lei, qualcuno ha sbagliato indirizzo. Non deve fare nulla.',
  },
  pt: {
    subject: (name) => `${name} já tem o seu contato`,
    heading: 'Obrigado pelo contato',
    next: (name) => `${name} já tem o seu contato e vai falar com você.`,
    urgent: 'Se não puder esperar, é só ligar.',
    phone: 'Telefone',
    notYou: 'Se não foi você, alguém digitou o e-mail errado. Não precisa fazer nada.',
  },
  pl: {
    subject: (name) => `${name}: mamy Państwa dane kontaktowe`,
    heading: 'Dziękujemy za kontakt',
    next: (name) => `${name} ma już Państwa dane kontaktowe i się odezwie.`,
    urgent: 'Jeśli to pilne, najlepiej po prostu zadzwonić.',
    phone: 'Telefon',
    notYou: 'Jeśli to pomyłka, ktoś źle wpisał adres e-mail. Nie trzeba nic robić.',
  },
  vi: {
    subject: (name) => `${name} đã nhận được thông tin liên hệ của bạn`,
    heading: 'Cảm ơn bạn đã liên hệ',
    next: (name) => `${name} đã nhận được thông tin của bạn và sẽ liên hệ lại.`,
    urgent: 'Nếu cần gấp, bạn cứ gọi điện trực tiếp nhé.',
    phone: 'Điện thoại',
    notYou: 'Nếu không phải bạn, có người đã gõ nhầm địa chỉ email. Bạn không cần làm gì cả.',
  },
  zh: {
    subject: (name) => `${name} 已收到您的联系方式`,
    heading: '感谢您的联系',
    next: (name) => `${name} 已收到您的联系方式，会与您联系。`,
    urgent: '如有急事，请直接致电。',
    phone: '电话',
    notYou: '如果不是您本人操作，可能是有人填错了邮箱，您无需理会。',
  },
  ar: {
    subject: (name) => `وصلت بياناتكم إلى ${name}`,
    heading: 'شكرًا لتواصلكم',
    next: (name) => `وصلت بياناتكم إلى ${name}، وسيتواصلون معكم.`,
    urgent: 'إذا كان الأمر عاجلًا، يمكنكم الاتصال بهم مباشرة.',
    phone: 'الهاتف',
    notYou: 'إذا لم تكونوا أنتم من أرسلها، فقد أخطأ أحدهم في كتابة بريده الإلكتروني. لا حاجة إلى فعل أي شيء.',
  },
}
