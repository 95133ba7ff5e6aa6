/** OWASP's 16 MiB setting: an isolate has 128 MiB and several people may sign in at once. */
export const PASSWORD_COST = { N: 2 ** 14, r: 8, p: 5 }
