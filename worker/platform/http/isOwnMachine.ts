const OWN_MACHINE = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a server on somebody's own machine goes by this name. */
export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.test(hostname)
