import { BellRing, BookOpenText, LifeBuoy, type LucideIcon } from 'lucide-react'

export const REASONS: { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'It says only what you told it',
    text: 'Your services, your hours, your prices. It never guesses: when it doesn’t know, it says so and takes a message.',
    icon: BookOpenText,
  },
  {
    title: 'You know within seconds',
    text: 'A name, a number and what they want, by email and in your dashboard, with the whole conversation.',
    icon: BellRing,
  },
  {
    title: 'It never goes dark',
    text: 'When something fails on our side, or you’ve used up your plan, it still answers and still takes the lead.',
    icon: LifeBuoy,
  },
]
