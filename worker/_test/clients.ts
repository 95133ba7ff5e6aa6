const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'

const from = (userAgent: string, address: string) => ({ 'user-agent': userAgent, 'cf-connecting-ip': address })

/** Somebody's phone, at an address that is theirs. */
export const phoneAt = (address: string) => from(IPHONE, address)
export const computerAt = (address: string) => from(WINDOWS, address)
