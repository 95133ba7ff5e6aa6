// The first that fits wins: most browsers also say they are Chrome or Safari, most systems that they are another.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstFit = (known: [RegExp, string][], text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** "Safari on iPhone", as an owner would call the thing in their hand. */
export function describeDevice(userAgent: string | null | undefined): string {
  const browser = firstFit(BROWSERS, userAgent ?? '')
  const system = firstFit(SYSTEMS, userAgent ?? '')
  if (!browser && !system) return 'An unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}
