/** `plural(1, 'lead')` → "1 lead"; `plural(2, 'person', 'people')` → "2 people". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
