import numbers from './emergencyNumbers.json'

/** The number that answers for police, fire and ambulance; 112 works in the EU and from most mobile phones elsewhere. */
export const emergencyNumber = (country: string): string =>
  Object.entries(numbers).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? '112'
