import { ConfirmMailPage } from './pages/confirm-mail/ConfirmMailPage.tsx'
import { DownloadPage } from './pages/download/DownloadPage.tsx'
import { ForgotPasswordPage } from './pages/forgot-password/ForgotPasswordPage.tsx'
import { NewPasswordPage } from './pages/new-password/NewPasswordPage.tsx'
import { ReleaseNotesPage } from './pages/release-notes/ReleaseNotesPage.tsx'
import { SignUpPage } from './pages/sign-up/SignUpPage.tsx'

/** Loaded eagerly: each is the only page of its document. */
export const publicPages = {
  releaseNotes: { Page: ReleaseNotesPage },
  download: { Page: DownloadPage },
  signUp: { Page: SignUpPage },
  forgotPassword: { Page: ForgotPasswordPage },
  newPassword: { Page: NewPasswordPage },
  confirmMail: { Page: ConfirmMailPage },
} as const
