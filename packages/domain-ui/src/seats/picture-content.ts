const JPEG = 'image/jpeg'

/** The image of an answer, which comes raw or as base64 text of a JPEG (WORK-Q8). */
export async function toImage(content: Blob): Promise<Blob> {
  if (content.type.startsWith('image/')) return content
  if (!content.type.startsWith('text/')) return new Blob([content], { type: JPEG })
  const base64 = (await content.text()).trim().replace(/^data:[^,]*,/, '')
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: JPEG })
}
