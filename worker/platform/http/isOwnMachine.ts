const OWN_MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether the name is one of the machine's own: localhost, and the loopback addresses of IPv4 and IPv6. */
export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.test(hostname)
