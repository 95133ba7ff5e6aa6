export const NO_ANSWERS = { prices: '', hours: '', reach: '' }

const list = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')

/** The owner's answers as a text under headings, to be read as any other. */
export const asText = ({ prices, hours, reach }: typeof NO_ANSWERS): string =>
  [
    ['Services and prices', list(prices)],
    ['Hours', list(hours)],
    ['Contact', list(reach)],
  ]
    .filter(([, text]) => text)
    .map(([heading, text]) => `${heading}\n\n${text}`)
    .join('\n\n')
