import { texts as downloadTexts } from './messages/download-texts.ts'
import { texts as releaseNotesTexts } from './messages/release-notes-texts.ts'
import { texts as signUpTexts } from './messages/sign-up-texts.ts'
import { DownloadPage } from './pages/download/DownloadPage.tsx'
import { ReleaseNotesPage } from './pages/release-notes/ReleaseNotesPage.tsx'
import { SignUpPage } from './pages/sign-up/SignUpPage.tsx'

/** Loaded eagerly: each is the only page of its document. */
export const publicPages = {
  releaseNotes: { Page: ReleaseNotesPage, texts: releaseNotesTexts },
  download: { Page: DownloadPage, texts: downloadTexts },
  signUp: { Page: SignUpPage, texts: signUpTexts },
} as const
