import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { testContext } from '../_test/visitor'
import { createContext } from './context'
import { readSettings } from './env'
import type { SettingName } from './settingNames'

const MALFORMED: [SettingName, string][] = [
  ['PUBLIC_URL', 'deskbell.example'],
  ['AI_BASE_URL', 'javascript:alert(1)'],
  ['AI_TIMEOUT_MS', 'soon'],
  ['AI_TIMEOUT_MS', '0'],
  ['LAUNCHER_ORIGIN', 'cdn'],
  ['OPERATOR_ADDRESS', '1 Main St\nPortland'],
  ['SUPPORT_EMAIL', 'help'],
  ['ANALYTICS_ID', '"><script>'],
  ['VAPID_PUBLIC_KEY', 'BSecret'],
  ['VAPID_PRIVATE_KEY', 'secret'],
  ['PRIVATE_NETWORK', 'yes'],
  ['GOOGLE_OAUTH_BASE', 'google'],
  ['MICROSOFT_CLIENT_ID', 'two words'],
]
test.each(MALFORMED)('%s=%s is refused by name', (name, value) => {
  const local = { ...env, LOCAL_ORIGIN: 'http://localhost:8787', [name]: value }
  expect(() => readSettings(local)).toThrow(new RegExp(`^The setting ${name} must be .*\\.$`))
})

test.each(['RATE_LIMIT_SCALE', 'PRIVATE_NETWORK'] as const)('%s is for one’s own machine alone', (name) => {
  const value = name === 'PRIVATE_NETWORK' ? 'on' : '10'
  expect(() => readSettings({ ...env, [name]: value })).toThrow(`The setting ${name} `)
  expect(readSettings({ ...env, [name]: value, LOCAL_ORIGIN: 'http://localhost:8787' })[name]).toBeTruthy()
})

test.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const)(
  'without %s the other half of the pair is refused',
  (name) => {
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(`The setting ${name} is missing: it goes with VAPID_`)
  },
)

test('the operator’s address is one, however it is written', () => {
  expect(readSettings({ ...env, OPERATOR_EMAIL: 'Ann@Deskbell.Example' }).OPERATOR_EMAIL).toBe('ann@deskbell.example')
})

test('links never lead where a request only says that it went', () => {
  const { waitUntil } = testContext()
  const originOf = (origin: string, settings: object) =>
    createContext({ ...env, ...settings }, { waitUntil, origin }).origin
  const local = { LOCAL_ORIGIN: 'http://localhost:9123' }
  expect(originOf('http://evil.example', local)).toBe('http://localhost:9123')
  expect(originOf('http://127.0.0.1:9123', local)).toBe('http://127.0.0.1:9123')
  expect(originOf('https://evil.example', { PUBLIC_URL: 'https://deskbell.example/' })).toBe('https://deskbell.example')
})

test('what nobody asked for by a request still links to where the product answers', () => {
  const { waitUntil } = testContext()
  const { origin } = createContext({ ...env, LOCAL_ORIGIN: 'http://localhost:9123' }, { waitUntil })
  expect(origin).toBe('http://localhost:9123')
})
