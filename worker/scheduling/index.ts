export { bookingSite, prefilledLink } from './links/prefilledLink'
