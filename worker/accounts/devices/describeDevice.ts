// The first match wins: most browsers also claim to be Chrome or Safari, and most systems to be another one.
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

/** A user agent as a person would name it, such as "Safari on iPhone". */
export function describeDevice(userAgent: string | null | undefined): string {
  const browser = firstFit(BROWSERS, userAgent ?? '')
  const system = firstFit(SYSTEMS, userAgent ?? '')
  if (!browser && !system) return 'An unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}
