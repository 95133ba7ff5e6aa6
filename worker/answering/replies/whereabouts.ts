import { sentence } from './draft'

/** Owners write an address, a town, a list of towns or a whole sentence where they are asked for their location. */
export function whereabouts(location: string): string {
  if (/^(?:we|our|i|the)\b|\b(?:cover|serve|serving|based|located|travel)\b/i.test(location)) return sentence(location)
  if (/^\d/.test(location)) return `You'll find us at ${location}.`
  return / and /.test(location) && !/\d/.test(location) ? `We serve ${location}.` : `We're based in ${location}.`
}
