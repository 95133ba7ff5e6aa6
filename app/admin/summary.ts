const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString()} people`)

/** The figures as a sentence, which is what most owners read. */
export function summary({ conversations, leads }: { conversations: number; leads: number }) {
  if (conversations === 0 && leads === 0) return 'Nobody has written yet. That starts once the bell is on your site.'
  const left = leads === 0 ? 'nobody has left their details so far' : `${leads.toLocaleString()} left their details`
  return `${people(conversations)} wrote to you, and ${left}.`
}
