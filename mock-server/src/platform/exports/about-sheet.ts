import type { Text } from '../messages/text.ts'

/** The name of the sheet about the file; an import passes it over. */
export const ABOUT_SHEET: Text = { en: 'About', zh: '说明' }

export function isAboutSheet(name: string | undefined): boolean {
  return Object.values(ABOUT_SHEET).some((about) => about === name)
}
