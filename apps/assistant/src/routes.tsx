import { lazy } from 'react'

export const pages = {
  SessionListPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx'
      )
    ).SessionListPage,
  })),
}
