import { registerOwner, startRegistration } from '../support/registration.ts'

/** An owner with a few conversations and leads, one who has just signed up, and the operator to whom they write; made over the API. */
export async function fillWithLife(base) {
  const call = async (path, body, token) => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  // Another one each time, because an address registers once.
  const emailOf = (name) => `${name}.${Date.now().toString(36).slice(-4)}@ortegaplumbing.example`

  const owner = await registerOwner(base, {
    email: emailOf('marco'),
    businessName: 'Ortega Plumbing',
    businessType: 'plumbing',
    services: 'Drain cleaning from $129, water heaters, leak repair, repiping',
    location: 'Austin, Round Rock and Cedar Park',
    specialties: 'Old houses, tankless water heaters',
  })
  const newcomer = await registerOwner(base, {
    email: emailOf('newcomer'),
    businessName: 'Salon Marguerite',
    businessType: 'salon',
    services: 'Cuts, color, bridal hair',
    location: '',
  })
  const ask = (sessionId, message) =>
    call(`/api/chat/${owner.businessId}/message`, {
      sessionId,
      message,
      websiteUrl: 'https://ortegaplumbing.example/services',
      pageTitle: 'Services',
    })
  const leave = (lead) => call('/api/leads', { businessId: owner.businessId, ...lead })
  for (const [session, messages] of Object.entries(CONVERSATIONS)) {
    for (const message of messages) await ask(`${session}-${Date.now()}`.slice(0, 60), message)
  }
  const talk = `picture-talk-${Date.now()}`
  for (const [message, rating] of TALK) {
    const { message: reply } = await ask(talk, message)
    const path = `/api/chat/${owner.businessId}/messages/${reply.id}/rating`
    if (rating) await call(path, { rating, sessionId: talk })
  }
  for (const lead of LEADS) await leave(lead)
  const pool = await untilAsked(call, owner)
  await leave({ name: 'Priya Natarajan', email: 'priya@example.com', sessionId: pool })
  await leave({ name: 'Dana Whitfield', email: 'dana.whitfield@example.com', sessionId: talk })
  await call(
    `/api/businesses/${owner.businessId}/faqs`,
    {
      question: 'Do you come on weekends?',
      answer: 'Yes, Saturdays until 2 pm. For a burst pipe we come at any hour.',
    },
    owner.token,
  )
  await call(
    `/api/businesses/${owner.businessId}/faqs`,
    {
      question: 'How much is a drain cleaning?',
      answer: 'From $129 for a single drain. We tell you the price before we start.',
    },
    owner.token,
  )
  const saved = { question: 'How much is a drain cleaning?' }
  await call(`/api/businesses/${owner.businessId}/saved-questions`, saved, owner.token)
  for (const request of REQUESTS) await call('/api/support', request, owner.token)
  const password = process.env.OPERATOR_PASSWORD
  const operator = password && (await call('/api/auth/login', { email: 'operator@deskbell.local', password }))
  const { registrationUrl } = await startRegistration(base, { email: emailOf('register') })
  return {
    ...owner,
    newcomerToken: newcomer.token,
    operatorToken: operator?.sessionToken,
    registrationUrl,
    conversationPath: await findConversation(call, owner, talk),
    answerPath: await findAnswerLink(call, owner),
  }
}

/** A conversation reaches the owner's list a few seconds after it was held. */
async function findConversation(call, { businessId, token }, sessionId) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const heads = await call(`/api/businesses/${businessId}/conversations`, undefined, token)
    const head = heads.find((one) => one.sessionId === sessionId)
    if (head) return `/admin-direct/conversations/${head.id}`
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return '/admin-direct/conversations'
}

/** Answers the session that asked what nobody could answer, once the owner has the question. */
async function untilAsked(call, { businessId, token }) {
  for (let attempt = 0; attempt < 40; attempt++) {
    const [open] = await call(`/api/businesses/${businessId}/unanswered`, undefined, token)
    const heads = open ? await call(`/api/businesses/${businessId}/conversations`, undefined, token) : []
    const head = heads.find(({ id }) => id === open.conversationId)
    if (head) return head.sessionId
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('No question reached the owner.')
}

/** The owner is mailed a link to what nobody could answer, with who asked it. */
async function findAnswerLink(call, { email }) {
  for (let attempt = 0; attempt < 40; attempt++) {
    const links = (await call('/api/dev/outbox')).flatMap(({ to, text }) =>
      to === email ? (text.match(/\/answer\?token=\w+/) ?? []) : [],
    )
    if (links[0]) return links[0]
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('No mail came with a question to answer.')
}

const REQUESTS = [
  {
    subject: 'The bubble sits on our cookie notice',
    message:
      'On phones the round button covers “Accept” on our cookie notice, and people can’t press it. Can it go to the left on some pages only? The site is ortegaplumbing.example.',
  },
  {
    subject: 'A second language',
    message: 'Half of our customers write Spanish. Is there anything I have to switch on?',
  },
]

const TALK = [['what areas do u cover?', 'up'], ['how much is a drain cleaning', 'up'], ['Can I get a quote?']]

const CONVERSATIONS = {
  'picture-pool': ['Do you repair swimming pool pumps?'],
  'picture-heater': ['Do you install tankless water heaters?'],
  'picture-weekend': ['are you open saturday', 'ok thanks'],
}

const LEADS = [
  {
    name: 'Maximiliana Featherstonehaugh-Montgomery',
    email: 'maximiliana.featherstonehaugh-montgomery@a-very-long-domain.example',
    phone: '+1 (512) 555-0176',
    projectDetails:
      'We bought a house from 1926 and the water pressure upstairs is next to nothing. The inspector said the pipes are galvanized. Could someone come by next week, best after four, and tell us what repiping would cost?',
  },
  { name: 'سارة الحداد', email: 'sara@example.com', projectDetails: 'تسريب تحت حوض المطبخ' },
  {
    name: 'Ben O’Neill',
    email: 'ben@example.com',
    phone: '512-555-0102',
    projectDetails: 'Kitchen drain is slow again 🙃',
  },
]
