import { createBrowserRouter, type RouteObject } from 'react-router'
import { Root } from './pages/Root'
import { RouteError } from './pages/RouteError'

const routes: RouteObject[] = [
  { path: '/login', lazy: { Component: async () => (await import('./pages/Login')).Login } },
  { path: '/register', lazy: { Component: async () => (await import('./pages/Register')).Register } },
  {
    path: '/test-registration',
    lazy: { Component: async () => (await import('./pages/TestRegistration')).TestRegistration },
  },
  { path: '/dev/outbox', lazy: { Component: async () => (await import('./pages/Outbox')).Outbox } },
  {
    lazy: { Component: async () => (await import('./admin/RequireSession')).RequireSession },
    children: [
      { path: '/admin/:section?', lazy: { Component: async () => (await import('./admin/TabsFrame')).TabsFrame } },
      {
        path: '/admin-direct/:section?/:itemId?',
        lazy: { Component: async () => (await import('./admin/SidebarFrame')).SidebarFrame },
      },
    ],
  },
  { path: '*', lazy: { Component: async () => (await import('./pages/NotFound')).NotFound } },
]

export const router = createBrowserRouter([
  { Component: Root, ErrorBoundary: RouteError, HydrateFallback: () => null, children: routes },
])
