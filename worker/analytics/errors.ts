import { ProblemError } from '../platform/http/problem'

export const reportLinkInvalid = () =>
  new ProblemError(
    404,
    'report-link-invalid',
    'This link is from an older email. Use the one in the latest email, or turn the report off under Analytics.',
  )
