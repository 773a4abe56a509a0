import { links } from '@console/contracts'

/** Addresses of this domain's pages, which need no session (SHELL-070, SHELL-071, R38). */
const publicPaths = {
  releaseNotes: links.releaseNotes.path,
  download: links.download.path,
  signUp: links.signUp.path,
  forgotPassword: links.forgotPassword.path,
  newPassword: links.newPassword.path,
  confirmMail: links.confirmMail.path,
} as const

/** The page of an address; null for other addresses. */
export function publicPageAt(pathname: string): keyof typeof publicPaths | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  switch (path) {
    case publicPaths.releaseNotes:
      return 'releaseNotes'
    case publicPaths.download:
      return 'download'
    case publicPaths.signUp:
      return 'signUp'
    case publicPaths.forgotPassword:
      return 'forgotPassword'
    case publicPaths.newPassword:
      return 'newPassword'
    case publicPaths.confirmMail:
      return 'confirmMail'
    default:
      return null
  }
}
