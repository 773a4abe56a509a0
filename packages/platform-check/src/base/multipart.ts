/** The texts of a form, and the file of its part `file`. */
export type Form = {
  texts?: Readonly<Record<string, string>>
  file?: { name: string; mediaType: string; content: string }
}

const BOUNDARY = 'platform-check-boundary'
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A body of `multipart/form-data` (RFC 7578). */
export function toMultipart({ texts = {}, file }: Form): string {
  const parts = Object.entries(texts).map(([name, value]) => part(`name="${name}"`, value))
  if (file !== undefined)
    parts.push(part(`name="file"; filename="${file.name}"\r\ncontent-type: ${file.mediaType}`, file.content))
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

const part = (disposition: string, content: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
