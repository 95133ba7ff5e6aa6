import { Bubble } from '../Bubble'

export const AnswerShown = () => (
  <div className="flex flex-col gap-2.5 rounded-card bg-surface p-4">
    <Bubble by="visitor">do u do same day root canals??</Bubble>
    <Bubble by="desk">
      Yes. If you call before noon, Dr. Lindqvist can usually see you the same day. A root canal starts at $780.
    </Bubble>
    <p className="text-quiet text-sm">From “Emergencies” and “Our prices,” on your website</p>
  </div>
)
