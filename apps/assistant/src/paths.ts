/** Pages of this application (SHELL-070, SHELL-071, decision 38). */
export const assistantPaths = {
  releaseNotes: '/assistant-console/release-notes',
  download: '/assistant-console/download',
  signUp: '/dashboard/signup',
} as const

/** Addresses of the console that these pages lead to. */
export const consolePaths = { root: '/console/', login: '/console/login' } as const

/** Has the download page show the monitoring client first (SHELL-Q38). */
export const MONITOR_FLAG = 'monitor'
/** The invitation code of the sign-up link (COMP-005). */
export const INVITE_PARAMETER = 'invite'

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
