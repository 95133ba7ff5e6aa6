export { checkHealth, healthResponse } from './health'
