import type { Step } from '../../components/StepList'

export const setupSteps: Step[] = [
  {
    title: 'Create your account',
    text: 'Say what you do, where, and what it costs. Your front desk answers from that.',
  },
  { title: 'Copy your embed code', text: 'It’s under Embed Code in your dashboard.' },
  {
    title: 'Paste it into your site',
    text: 'Once, before </body>, on every page. The chat shows up as soon as you publish.',
  },
]
