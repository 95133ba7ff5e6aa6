import type { SmallTalk } from '../question/smallTalk'
import type { Draft } from './draft'

const REPLIES: Record<SmallTalk, (name: string) => string> = {
  greeting: (name) => `Hello! You've reached ${name}. What can I help you with?`,
  howAreYou: (name) => `I'm doing well, thanks for asking! What can I help you with at ${name}?`,
  thanks: () => "You're welcome! I'm here if anything else comes up.",
  goodbye: (name) => `Goodbye, and thanks for stopping by ${name}. Take care!`,
  whoAreYou: (name) =>
    `I'm the virtual assistant of ${name}, so not a person. I answer questions about our services, and I can pass your details on to the team.`,
  acknowledged: () => "All right. I'm here if you have any other questions.",
  praise: () => "That's kind of you, thank you! Is there anything else you'd like to know?",
  insult: () =>
    "I'm sorry that I haven't been more help. Tell me what you need, or ask to speak to someone and I'll take your details.",
  help: (name) =>
    `Of course. Ask me about ${name}: our services, prices, hours or how to find us. What would you like to know?`,
}

export const smallTalkReply = (talk: SmallTalk, name: string): Draft => ({
  content: REPLIES[talk](name),
  sources: [],
  known: true,
  about: 'talk',
})
