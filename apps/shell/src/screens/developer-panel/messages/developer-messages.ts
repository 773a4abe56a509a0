import { developerEn } from './developer-en.ts'
import { developerZh } from './developer-zh.ts'

/** They come with the panel. */
export const developerMessages = { en: developerEn, zh: developerZh }
