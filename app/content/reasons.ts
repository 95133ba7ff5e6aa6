import { ChartColumn, type LucideIcon, MessageSquareText, Plug, Smartphone } from 'lucide-react'

export const REASONS: { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'GPT-powered',
    text: 'Plain answers in whole sentences, from what you told it. When it doesn’t know, it says so and takes a message.',
    icon: MessageSquareText,
  },
  {
    title: 'Mobile responsive',
    text: 'Most people write from a phone, often from a parking lot. The chat is made for a thumb first.',
    icon: Smartphone,
  },
  {
    title: 'Easy integration',
    text: 'Copy a few lines, paste them once. Shopify, WordPress, Wix or your own pages; nothing else to install.',
    icon: Plug,
  },
  {
    title: 'Analytics dashboard',
    text: 'Who wrote, what they wanted, who left a number. Every conversation is there to read.',
    icon: ChartColumn,
  },
]
