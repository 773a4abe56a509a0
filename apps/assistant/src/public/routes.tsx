import { DownloadPage } from './pages/download/DownloadPage.tsx'
import { ReleaseNotesPage } from './pages/release-notes/ReleaseNotesPage.tsx'
import { SignUpPage } from './pages/sign-up/SignUpPage.tsx'

/** Loaded eagerly: each is the only page of its document. */
export const publicPages = {
  releaseNotes: { Page: ReleaseNotesPage },
  download: { Page: DownloadPage },
  signUp: { Page: SignUpPage },
} as const
