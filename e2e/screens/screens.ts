export type Screen = {
  path: string
  title: RegExp
  /** What the specification quotes of this screen, or names as a field of it. */
  shows?: string[]
  /** The tab of /admin that is open. */
  tab?: string
  /** More addresses of the same screen. */
  alike?: string[]
  /** Where else axe looks at it, in the other frame or with more on it: then here it is looked at by `npm run test:looks` alone. */
  alsoSeen?: string
  /** What leads on from here, where no other test presses it. */
  leadsTo?: { role: 'link'; name: string; to: { path: string; tab?: true }; title: RegExp }[]
}

const PRICES = ['$49', '$99', '$199', 'Most Popular']
const EMBED_CODE = { title: /Deskbell$/, tab: 'Embed Code', shows: ['Copy Embed Code', 'Preview Widget'] }
const SETTINGS = ['Business name', 'Services', 'Greeting', 'Save settings']
const section = (name: string, shows: string[] = []): Screen => ({
  path: `/admin-direct/${name.toLowerCase()}`,
  title: new RegExp(`^${name} · Deskbell$`),
  shows,
})

export const VISITORS: Screen[] = [
  {
    path: '/',
    title: /Deskbell/,
    shows: [
      ...['ChatBot AI', 'SEO AI', 'Social AI', 'Available Now', 'Coming Soon', '267%', '40%', '24/7', '85%'],
      ...['GPT-powered', 'Mobile responsive', 'Easy integration', 'Analytics dashboard', 'Why choose us'],
      ...['Full Name', 'Email Address', 'Phone Number', 'Project Details', ...PRICES],
    ],
    leadsTo: [{ role: 'link', name: 'Login', to: { path: '/login' }, title: /^Log in · Deskbell$/ }],
  },
  { path: '/pricing', title: /^Pricing · Deskbell$/, shows: ['Starter', 'Business', 'Enterprise', ...PRICES] },
  { path: '/security', title: /^Security and your data · Deskbell$/ },
  { path: '/privacy', title: /^Privacy · Deskbell$/ },
  { path: '/terms', title: /^Terms · Deskbell$/, shows: ['Trial, price and cancellation'] },
  { path: '/contact', title: /^Contact · Deskbell$/ },
  { path: '/test-widget.html', title: /^Widget test page$/, shows: ['Widget test page', 'Open chat'] },
  { path: '/no/such/page', title: /^Page Not Found · Deskbell$/, shows: ['Page Not Found'] },
  { path: '/dev/outbox', title: /Deskbell/ },
  { path: '/docs', title: /^The API · Deskbell$/, shows: ['Check the signature', 'All calls', 'leads:write'] },
  { path: '/demo', title: /Deskbell$/, shows: ['Harbor Street Garage', 'Open chat'] },
]

export const TO_AN_ACCOUNT: Screen[] = [
  {
    path: '/test-registration',
    title: /^Test registration · Deskbell$/,
    shows: ['Email', 'Test', 'Starter', 'Business', 'Enterprise', '$1/month', '$49/month', '$99/month', '$199/month'],
  },
  { path: '/register', title: /Deskbell$/ },
  {
    path: '/recovery',
    title: /^Forgot your password · Deskbell$/,
    shows: ['Email', 'Back to login', 'Need help? Contact support', 'See pricing'],
  },
  { path: '/reset-password', title: /Deskbell$/ },
  { path: '/reset-password?token=some', title: /Deskbell$/ },
  { path: '/confirm-email?token=some', title: /Deskbell$/ },
  { path: '/lift-pause?token=some', title: /Deskbell$/ },
  { path: '/join', title: /Deskbell$/ },
  {
    path: '/success?session_id=cs_test_a1b2c3d4e5f6',
    title: /^We can’t find this purchase · Deskbell$/,
    shows: [
      ...['We can’t find this purchase', 'c3d4e5f6', 'Your dashboard', 'Your embed code', 'Set up in three steps'],
      ...['1 chatbot', 'Up to 1,000 conversations/month', 'Lead capture', 'Email notifications'],
    ],
  },
  {
    path: '/subscribe',
    title: /^Start your free trial · Deskbell$/,
    shows: ['$49', '3-day free trial', 'Unable to initialize payment. Please contact support.'],
  },
  {
    path: '/instructions?api_key=pub_abc123',
    title: /^Put it on your site · Deskbell$/,
    leadsTo: [
      {
        role: 'link',
        name: 'Try it on a test page',
        to: { path: '/test-widget.html', tab: true },
        title: /^Widget test page$/,
      },
    ],
  },
  {
    path: '/login',
    title: /^Log in · Deskbell$/,
    shows: ['Email', 'Password', 'Forgot your password?', 'Sign up here', 'Bought a plan but don’t have a login yet?'],
    leadsTo: [
      { role: 'link', name: 'Deskbell home', to: { path: '/' }, title: /Deskbell/ },
      { role: 'link', name: 'Sign up here', to: { path: '/pricing' }, title: /^Pricing · Deskbell$/ },
    ],
  },
]

export const OWNERS_TABS: Screen[] = [
  {
    path: '/admin/integration',
    alsoSeen: '/admin-direct/embed',
    ...EMBED_CODE,
    alike: ['/admin/embed'],
    leadsTo: [
      { role: 'link', name: 'Preview Widget', to: { path: '/demo', tab: true }, title: /^Ortega Plumbing|Deskbell$/ },
    ],
  },
  { path: '/admin/settings', alsoSeen: '/admin-direct/settings', title: /Deskbell$/, tab: 'Settings', shows: SETTINGS },
  { path: '/admin/calendar', title: /^Calendar · Deskbell$/ },
  { path: '/admin/leads', alsoSeen: 'capture.spec.ts', title: /Deskbell$/, tab: 'Leads (1)' },
  {
    path: '/admin',
    title: /Deskbell$/,
    tab: 'Leads (1)',
    shows: ['Set up your front desk', '1 person to call back', 'Call (207) 555-0148'],
  },
  { path: '/admin/conversations', alsoSeen: '/admin-direct/conversations', title: /^Conversations · Deskbell$/ },
  { path: '/admin/account', alsoSeen: '/admin-direct/account', title: /Deskbell$/ },
  { path: '/admin/billing', title: /Deskbell$/ },
  { path: '/admin-direct/billing', alsoSeen: '/admin/billing', title: /Deskbell$/ },
  {
    path: '/instructions#wix',
    alsoSeen: '/instructions?api_key=pub_abc123',
    title: /^Put it on your site · Deskbell$/,
    shows: ['Overview', 'Shopify', 'WordPress', 'Wix', 'Custom', 'Copy code', 'Contact support'],
  },
]

export const WHILE_EMPTY: Screen[] = [
  section('Overview', [
    ...['Conversations', 'Leads', 'Conversion', '0%', 'Three steps to your first lead', 'Preview'],
    'Set up from my website',
  ]),
  section('Conversations', ['No conversations yet']),
  {
    path: '/admin-direct/setup',
    title: /Deskbell$/,
    shows: ['What’s your website?', 'No website?', 'Read my website'],
  },
  section('Calendar', ['Let people book a visit in the chat', 'Set up my calendar']),
  section('Analytics', [
    'Total conversations',
    'Leads captured',
    'Conversion',
    '0%',
    'People who wrote in, day by day',
  ]),
]

export const OWNERS_SECTIONS: Screen[] = [
  { ...section('Overview'), path: '/admin-direct' },
  section('Conversations'),
  { ...section('Leads', ['No leads captured yet']), alsoSeen: 'capture.spec.ts' },
  { ...section('Analytics'), alsoSeen: 'analytics.spec.ts' },
  section('Settings', [...SETTINGS, 'Position', 'Panel size']),
  section('Account', ['Login and data', 'Team', 'Plan and billing', 'Two-step login']),
  section('Developers', ['Comes with the Enterprise plan', 'The chat on your pages']),
  { ...section('Team', ['People', 'Invite someone', 'Their email', 'Agent', 'Manager']), alsoSeen: 'team.spec.ts' },
  {
    ...section('Embed Code', [
      ...['Shopify', 'WordPress', 'Wix', 'Any other site', 'Copy Embed Code', 'Widget configuration', 'Bottom right'],
    ]),
    path: '/admin-direct/embed',
    leadsTo: [
      {
        role: 'link',
        name: 'Step-by-step instructions',
        to: { path: '/instructions' },
        title: /^Put it on your site · Deskbell$/,
      },
    ],
  },
]
