import type { Language } from '../../../contract/languages'

/** `author`: who wrote, if not the business as such; `name`: the business's. */
type ReplyWords = {
  heading: (told: { author: string | undefined; name: string }) => string
  why: (told: { name: string; email: string }) => string
  notYou: string
}

/** What a visitor is told beside a reply that came after they had left. */
export const replyWords: Record<Language, ReplyWords> = {
  en: {
    heading: ({ author, name }) => (author ? `${author} at ${name} wrote back` : `${name} wrote back`),
    why: ({ name, email }) =>
      `You left the address ${email} in the chat on ${name}’s website. This reply came in after you closed the chat.`,
    notYou: 'If that wasn’t you, you don’t need to do anything.',
  },
  es: {
    heading: ({ author, name }) => (author ? `${author}, de ${name}, le respondió` : `${name} le respondió`),
    why: ({ name, email }) =>
      `Usted dejó la dirección ${email} en el chat del sitio web de ${name}. Esta respuesta llegó después de que lo cerró.`,
    notYou: 'Si no fue usted, no tiene que hacer nada.',
  },
  fr: {
    heading: ({ author, name }) => (author ? `${author}, de ${name}, vous a répondu` : `${name} vous a répondu`),
    why: ({ name, email }) =>
      `Vous avez laissé l’adresse ${email} dans le chat du site de ${name}. Cette réponse est arrivée après sa fermeture.`,
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  de: {
    heading: ({ author, name }) => (author ? `${author} von ${name} hat geantwortet` : `${name} hat geantwortet`),
    why: ({ name, email }) =>
      `Sie haben im Chat auf der Website von ${name} die Adresse ${email} hinterlassen. Diese Antwort kam, nachdem Sie ihn geschlossen hatten.`,
    notYou: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  it: {
    heading: ({ author, name }) => (author ? `${author} di ${name} le ha risposto` : `${name} le ha risposto`),
    why: ({ name, email }) =>
      `Ha lasciato l’indirizzo ${email} nella chat del sito di ${name}. Questa risposta è arrivata dopo che l’ha chiusa.`,
    notYou: 'Se non era lei, non deve fare nulla.',
  },
  pt: {
    heading: ({ author, name }) => (author ? `${author}, de ${name}, respondeu` : `${name} respondeu`),
    why: ({ name, email }) =>
      `Você deixou o endereço ${email} no chat do site de ${name}. Esta resposta chegou depois que você o fechou.`,
    notYou: 'Se não foi você, não precisa fazer nada.',
  },
  pl: {
    heading: ({ author, name }) => (author ? `${name}: nowa odpowiedź (${author})` : `${name}: nowa odpowiedź`),
    why: ({ name, email }) =>
      `Na czacie na stronie ${name} podano adres ${email}. Ta odpowiedź przyszła już po zamknięciu czatu.`,
    notYou: 'Jeśli to pomyłka, nie trzeba nic robić.',
  },
  vi: {
    heading: ({ author, name }) => (author ? `${author} từ ${name} đã trả lời bạn` : `${name} đã trả lời bạn`),
    why: ({ name, email }) =>
      `Bạn đã để lại địa chỉ ${email} trong khung chat trên trang web của ${name}. Câu trả lời này đến sau khi bạn đóng khung chat.`,
    notYou: 'Nếu không phải bạn, bạn không cần làm gì cả.',
  },
  zh: {
    heading: ({ author, name }) => (author ? `${name} 的 ${author} 回复了您` : `${name} 回复了您`),
    why: ({ name, email }) => `您在 ${name} 网站的聊天窗口留下了 ${email} 这个地址。这条回复是在您关闭聊天后收到的。`,
    notYou: '如果不是您本人，您无需理会。',
  },
  ar: {
    heading: ({ author, name }) => (author ? `رد عليكم ${author} من ${name}` : `رد عليكم فريق ${name}`),
    why: ({ name, email }) => `تركتم العنوان ${email} في المحادثة على موقع ${name}. وصل هذا الرد بعد إغلاقكم المحادثة.`,
    notYou: 'إذا لم تكونوا أنتم، فلا حاجة إلى فعل أي شيء.',
  },
}
