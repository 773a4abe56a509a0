import { lazy } from 'react'

export const pages = {
  RolePage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-role" */ './pages/role/RolePage.tsx')).RolePage,
  })),
}
