import { exportsEn } from './exports-en.ts'
import { exportsZh } from './exports-zh.ts'

/** They come with the tray, once there is an export. */
export const exportMessages = { en: exportsEn, zh: exportsZh }
