import { releaseNotesEn } from './release-notes-en.ts'
import { releaseNotesZh } from './release-notes-zh.ts'

export const texts = { en: releaseNotesEn, zh: releaseNotesZh }
