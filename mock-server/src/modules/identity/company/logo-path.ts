import { CONTENT_TYPES, type LogoEnding } from './logo-type.ts'

/** Logos are shown by plain `<img>` elements, which send no token: their names cannot be guessed. */
export const LOGO_FILES_PATH = '/api/tenant/logo/files/'

const FILE_NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z]{3,4})$/

export function logoLocation(name: string, ending: LogoEnding): { key: string; url: string } {
  return { key: `logos/${name}.${ending}`, url: `${LOGO_FILES_PATH}${name}.${ending}` }
}

/** Key and content type of a file name of ours; null for any other text. */
export function logoFile(fileName: string): { key: string; contentType: string } | null {
  const [, name, ending] = FILE_NAME.exec(fileName) ?? []
  if (name === undefined || ending === undefined || !isEnding(ending)) return null
  return { key: logoLocation(name, ending).key, contentType: CONTENT_TYPES[ending] }
}

/** The storage key behind an address; null when the logo is elsewhere. */
export function toLogoKey(url: string): string | null {
  return url.startsWith(LOGO_FILES_PATH) ? (logoFile(url.slice(LOGO_FILES_PATH.length))?.key ?? null) : null
}

function isEnding(ending: string): ending is LogoEnding {
  return Object.hasOwn(CONTENT_TYPES, ending)
}
