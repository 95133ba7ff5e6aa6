/** The month in UTC, such as 2026-11. */
export const billingPeriod = (at: number): string => new Date(at).toISOString().slice(0, 7)
