import { links } from '@console/contracts'

/** Pages of this application that need no session (SHELL-070, SHELL-071, decision 38). */
export const assistantPaths = {
  releaseNotes: links.releaseNotes.path,
  download: links.download.path,
  signUp: links.signUp.path,
} as const

/** Addresses of the console that these pages lead to. */
export const consolePaths = {
  root: '/console/',
  login: '/console/login',
  projects: '/console/project/index',
  project: (id: number) => `/console/project/${id}`,
} as const

/** The console's sign-in page, which leads back to where the browser stands. */
export function signInAddress({ pathname, search, hash }: Location = window.location): string {
  return `${consolePaths.login}?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}

/** The one page behind an address; null for any other. */
export function pageOf(pathname: string): keyof typeof assistantPaths | null {
  const wanted = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  switch (wanted) {
    case assistantPaths.releaseNotes:
      return 'releaseNotes'
    case assistantPaths.download:
      return 'download'
    case assistantPaths.signUp:
      return 'signUp'
    default:
      return null
  }
}
