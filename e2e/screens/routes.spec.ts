import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

type Role = 'link' | 'button' | 'tab'
type Route = {
  path: string
  title: RegExp
  /** What the specification quotes of this screen, or names as a field of it. */
  shows: string[]
  /** The click that leads there, on the screen at an address. */
  from?: { path: string; role: Role; name: string | RegExp; opensTab?: true }
  isOwners?: true
}

const ROUTES: Route[] = [
  {
    path: '/',
    title: /Deskbell/,
    from: { path: '/login', role: 'link', name: 'Deskbell home' },
    shows: [
      ...['ChatBot AI', 'SEO AI', 'Social AI', 'Available Now', 'Coming Soon', '267%', '40%', '24/7', '85%'],
      ...['GPT-powered', 'Mobile responsive', 'Easy integration', 'Analytics dashboard', 'Why choose us'],
      ...['Full Name', 'Email Address', 'Phone Number', 'Project Details', '$49', '$99', '$199', 'Most Popular'],
    ],
  },
  {
    path: '/login',
    title: /^Log in · Deskbell$/,
    from: { path: '/', role: 'link', name: 'Login' },
    shows: ['Email', 'Password', 'Forgot your password?', 'Sign up here', 'Bought a plan but have no login yet?'],
  },
  {
    path: '/test-registration',
    title: /^Test registration · Deskbell$/,
    from: { path: '/pricing', role: 'button', name: 'Choose Starter', opensTab: true },
    shows: ['Email', 'Test', 'Starter', 'Business', 'Enterprise', '$1/month', '$49/month', '$99/month', '$199/month'],
  },
  {
    path: '/recovery',
    title: /^Forgot your password · Deskbell$/,
    from: { path: '/login', role: 'link', name: 'Forgot your password?' },
    shows: ['Email', 'Back to login', 'Need help? Contact support', 'See pricing'],
  },
  {
    path: '/success?session_id=cs_test_a1b2c3d4e5f6',
    title: /^Welcome · Deskbell$/,
    shows: [
      ...['Welcome to Deskbell', 'c3d4e5f6', 'Your dashboard', 'Your embed code', 'Set up in three steps'],
      ...['1 chatbot', 'Up to 1,000 conversations/month', 'Lead capture', 'Email notifications'],
    ],
  },
  {
    path: '/admin',
    title: /Deskbell$/,
    isOwners: true,
    from: { path: '/', role: 'link', name: 'Dashboard' },
    shows: ['Embed Code', 'Settings', 'Copy Embed Code', 'Preview Widget'],
  },
  {
    path: '/admin/integration',
    title: /Deskbell$/,
    isOwners: true,
    from: { path: '/success', role: 'link', name: /^Your embed code/ },
    shows: ['Embed Code', 'Copy Embed Code'],
  },
  {
    path: '/admin/leads',
    title: /Deskbell$/,
    isOwners: true,
    from: { path: '/admin', role: 'tab', name: /^Leads \(\d+\)$/ },
    shows: ['No leads captured yet'],
  },
  { path: '/admin-direct', title: /^Overview · Deskbell$/, isOwners: true, shows: ['Overview', 'Preview'] },
  {
    path: '/admin-direct/embed',
    title: /^Embed · Deskbell$/,
    isOwners: true,
    from: { path: '/admin-direct', role: 'link', name: 'Embed' },
    shows: ['Shopify', 'WordPress', 'Wix', 'Copy Embed Code'],
  },
  {
    path: '/subscribe',
    title: /^Start your free trial · Deskbell$/,
    from: { path: '/instructions?redirect_status=failed', role: 'link', name: 'Try again' },
    shows: ['$49', '3-day free trial', 'Unable to initialize payment. Please contact support.'],
  },
  {
    path: '/instructions',
    title: /^Put it on your site · Deskbell$/,
    from: { path: '/admin-direct/embed', role: 'link', name: 'Step by step, for each of them' },
    shows: ['Overview', 'Shopify', 'WordPress', 'Wix', 'Custom', 'Copy code', 'Contact support'],
    isOwners: true,
  },
  { path: '/widget/1', title: /Harbor Street Garage|Chat/, shows: ['Open chat'] },
  {
    path: '/demo',
    title: /Deskbell$/,
    isOwners: true,
    from: { path: '/admin', role: 'link', name: 'Preview Widget', opensTab: true },
    shows: ['Ortega Plumbing', 'Open chat'],
  },
  {
    path: '/test-widget.html',
    title: /^Widget test page$/,
    from: { path: '/instructions', role: 'link', name: 'See it on a test page', opensTab: true },
    shows: ['Widget test page', 'Open chat'],
  },
  {
    path: '/pricing',
    title: /^Pricing · Deskbell$/,
    from: { path: '/login', role: 'link', name: 'Sign up here' },
    shows: ['Starter', 'Business', 'Enterprise', '$49', '$99', '$199', 'Most Popular'],
  },
  {
    path: '/no/such/page',
    title: /^Page Not Found · Deskbell$/,
    shows: ['Page Not Found'],
  },
]

const pathOf = (address: string) => address.replace(/[?#].*/, '')

async function expectScreen(page: Page, { path, title, shows }: Route) {
  await expect(page).toHaveTitle(title)
  expect(pathOf(new URL(page.url()).pathname)).toBe(pathOf(path))
  for (const text of shows) {
    const places = page
      .getByText(text, { exact: true })
      .or(page.getByLabel(text, { exact: true }))
      .or(page.getByRole('button', { name: text }))
      .filter({ visible: true })
    await expect.soft(places.first(), text).toBeVisible()
  }
}

async function visit(page: Page, route: Route) {
  const { path, from } = route
  await page.goto(path)
  await expectScreen(page, route)
  if (!from) return
  await page.goto(from.path)
  const opened = from.opensTab && page.context().waitForEvent('page')
  await page.getByRole(from.role, { name: from.name, exact: true }).filter({ visible: true }).first().click()
  const tab = await opened
  await expectScreen(tab ?? page, route)
  await tab?.close()
}

test('each page for visitors by its address and by a click', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const route of ROUTES.filter(({ isOwners }) => !isOwners)) await test.step(route.path, () => visit(page, route))
})

test('each page for owners by its address and by a click', async ({ page, sharedOwner, expectedErrors }) => {
  expectedErrors.push(/404/)
  await signIn(page, sharedOwner)
  for (const route of ROUTES.filter(({ isOwners }) => isOwners)) await test.step(route.path, () => visit(page, route))
})
