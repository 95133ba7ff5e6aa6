/** In place of the Worker's own: hundreds of tests begin with a registration. */
export const PASSWORD_COST = { N: 2, r: 8, p: 5 }
