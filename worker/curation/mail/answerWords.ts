import type { Language } from '../../../contract/languages'

/** `name`: the business's; `day` and `to`: when a question was left, and with which address. */
type AnswerWords = {
  subject: (name: string) => string
  why: (told: { name: string; day: string; to: string }) => string
  notYou: string
  question: string
  answer: string
}

/** What a visitor is told beside an answer: not that they asked, since anybody can leave any address. */
export const answerWords: Record<Language, AnswerWords> = {
  en: {
    subject: (name) => `${name} has an answer for you`,
    why: ({ name, day, to }) =>
      `On ${day}, someone left the address ${to} in the chat on ${name}’s website with a question we couldn’t answer at the time. Here’s the answer.`,
    notYou: 'If that wasn’t you, you don’t need to do anything. You won’t get another email about it.',
    question: 'The question',
    answer: 'The answer',
  },
  es: {
    subject: (name) => `${name} tiene una respuesta para usted`,
    why: ({ name, day, to }) =>
      `El ${day}, alguien dejó la dirección ${to} en el chat del sitio web de ${name} con una pregunta que en ese momento no se pudo responder. Aquí está la respuesta.`,
    notYou: 'Si no fue usted, no tiene que hacer nada. No recibirá más correos sobre esto.',
    question: 'La pregunta',
    answer: 'Su respuesta',
  },
  fr: {
    subject: (name) => `${name} a une réponse pour vous`,
    why: ({ name, day, to }) =>
      `Le ${day}, quelqu’un a laissé l’adresse ${to} dans le chat du site de ${name}, avec une question restée alors sans réponse. Voici la réponse.`,
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire. Vous ne recevrez pas d’autre e-mail à ce sujet.',
    question: 'La question',
    answer: 'Leur réponse',
  },
  de: {
    subject: (name) => `${name} hat eine Antwort für Sie`,
    why: ({ name, day, to }) =>
      `Am ${day} hat jemand im Chat auf der Website von ${name} die Adresse ${to} hinterlassen, mit einer Frage, die da noch offenblieb. Hier ist die Antwort.`,
    notYou: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Sie bekommen dazu keine weitere E-Mail.',
    question: 'Die Frage',
    answer: 'Die Antwort',
  },
  it: {
    subject: (name) => `${name} ha una risposta per lei`,
    why: ({ name, day, to }) =>
      `In data ${day} qualcuno ha lasciato l’indirizzo ${to} nella chat del sito di ${name}, con una domanda rimasta senza risposta. Ecco la risposta.`,
    notYou: 'Se non era lei, non deve fare nulla. Non riceverà altre email al riguardo.',
    question: 'La domanda',
    answer: 'La risposta',
  },
  pt: {
    subject: (name) => `${name} tem uma resposta para você`,
    why: ({ name, day, to }) =>
      `Em ${day}, alguém deixou o endereço ${to} no chat do site de ${name} com uma pergunta que ficou sem resposta na hora. Aqui está a resposta.`,
    notYou: 'Se não foi você, não precisa fazer nada. Você não vai receber outro e-mail sobre isso.',
    question: 'A pergunta',
    answer: 'A resposta',
  },
  pl: {
    subject: (name) => `${name}: mamy dla Państwa odpowiedź`,
    why: ({ name, day, to }) =>
      `${day} na czacie na stronie ${name} ktoś podał adres ${to} i zadał pytanie, na które wtedy nie było odpowiedzi. Oto ona.`,
    notYou: 'Jeśli to pomyłka, nie trzeba nic robić. Nie wyślemy kolejnego e-maila w tej sprawie.',
    question: 'Pytanie',
    answer: 'Odpowiedź',
  },
  vi: {
    subject: (name) => `${name} đã có câu trả lời cho bạn`,
    why: ({ name, day, to }) =>
      `Vào ${day}, có người đã để lại địa chỉ ${to} trong khung chat trên trang web của ${name} cùng một câu hỏi mà lúc đó chưa trả lời được. Đây là câu trả lời.`,
    notYou: 'Nếu không phải bạn, bạn không cần làm gì cả. Bạn sẽ không nhận thêm email nào về việc này.',
    question: 'Câu hỏi',
    answer: 'Câu trả lời',
  },
  zh: {
    subject: (name) => `${name} 回复了您的问题`,
    why: ({ name, day, to }) =>
      `${day}，有人在 ${name} 网站的聊天窗口留下了 ${to} 这个地址和一个当时没能解答的问题。下面是回复。`,
    notYou: '如果不是您本人，您无需理会，也不会再收到相关邮件。',
    question: '问题',
    answer: '回复',
  },
  ar: {
    subject: (name) => `لدى ${name} إجابة لكم`,
    why: ({ name, day, to }) =>
      `في ${day} ترك أحدهم العنوان ${to} في المحادثة على موقع ${name} مع سؤال لم تتوفر إجابته حينها. إليكم الإجابة.`,
    notYou: 'إذا لم تكونوا أنتم، فلا حاجة إلى فعل أي شيء. لن تصلكم رسالة أخرى بهذا الشأن.',
    question: 'السؤال',
    answer: 'الإجابة',
  },
}
