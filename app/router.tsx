import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingAdmin } from './admin/LoadingAdmin'
import { prepareDates } from './lib/dates'
import { nextTask } from './lib/nextTask'
import { LoadingPage } from './pages/LoadingPage'
import { Root } from './pages/Root'
import { RouteError } from './pages/RouteError'

/** As in main.ts, in a task of its own, like those below: what is said of the API takes a phone longer than the page that needs it. */
const accountSchemas = () => import('./api/accounts')

const routes: RouteObject[] = [
  { path: '/login', lazy: { Component: async () => (await import('./pages/Login')).Login } },
  {
    path: '/register',
    lazy: {
      Component: async () => {
        await accountSchemas()
        return (await import('./pages/Register')).Register
      },
    },
  },
  {
    path: '/test-registration',
    lazy: { Component: async () => (await import('./pages/TestRegistration')).TestRegistration },
  },
  { path: '/recovery', lazy: { Component: async () => (await import('./pages/Recovery')).Recovery } },
  { path: '/reset-password', lazy: { Component: async () => (await import('./pages/ResetPassword')).ResetPassword } },
  { path: '/join', lazy: { Component: async () => (await import('./pages/Join')).Join } },
  { path: '/lift-pause', lazy: { Component: async () => (await import('./pages/LiftPause')).LiftPause } },
  { path: '/confirm-email', lazy: { Component: async () => (await import('./pages/ConfirmEmail')).ConfirmEmail } },
  { path: '/answer', lazy: { Component: async () => (await import('./pages/AnswerQuestion')).AnswerQuestion } },
  { path: '/allow-site', lazy: { Component: async () => (await import('./pages/AllowSite')).AllowSite } },
  { path: '/report-off', lazy: { Component: async () => (await import('./pages/ReportOff')).ReportOff } },
  { path: '/digest-off', lazy: { Component: async () => (await import('./pages/DigestOff')).DigestOff } },
  {
    path: '/booking/:id',
    lazy: { Component: async () => (await import('./pages/booking/ManageBooking')).ManageBooking },
  },
  { path: '/waitlist/:id', lazy: { Component: async () => (await import('./pages/booking/OwnWaiting')).OwnWaiting } },
  { path: '/success', lazy: { Component: async () => (await import('./pages/Success')).Success } },
  { path: '/subscribe', lazy: { Component: async () => (await import('./pages/Subscribe')).Subscribe } },
  { path: '/instructions', lazy: { Component: async () => (await import('./pages/Instructions')).Instructions } },
  { path: '/docs', lazy: { Component: async () => (await import('./pages/Docs')).Docs } },
  { path: '/docs/components', lazy: { Component: async () => (await import('./gallery/Gallery')).Gallery } },
  { path: '/dev/outbox', lazy: { Component: async () => (await import('./pages/Outbox')).Outbox } },
  {
    HydrateFallback: LoadingAdmin,
    lazy: {
      Component: async () => {
        void nextTask().then(prepareDates)
        await accountSchemas()
        return (await import('./admin/RequireSession')).RequireSession
      },
    },
    children: [
      {
        path: '/admin/:section?/:itemId?',
        lazy: {
          Component: async () => {
            await import('./api/leads')
            await import('./api/curation')
            await import('./api/bookings')
            return (await import('./admin/TabsFrame')).TabsFrame
          },
        },
      },
      {
        path: '/admin-direct/:section?/:itemId?',
        lazy: { Component: async () => (await import('./admin/SidebarFrame')).SidebarFrame },
      },
      {
        path: '/operator/support',
        lazy: { Component: async () => (await import('./pages/operator/SupportInbox')).SupportInbox },
      },
    ],
  },
  { path: '*', lazy: { Component: async () => (await import('./pages/NotFound')).NotFound } },
]

export const router = createBrowserRouter([
  { Component: Root, ErrorBoundary: RouteError, HydrateFallback: LoadingPage, children: routes },
])
