/** The browser did not write to the clipboard: it refused, or offers none to a page without https. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError'
}

/**
 * Puts a text on the clipboard. To be called within the click: WebKit and Firefox refuse a write that begins after an
 * answer of the server, so a text that is still to come is passed as its promise.
 *
 * Rejects with `CopyRefusedError` when nothing could be written, and with the promise's own reason when no text came.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const writing = startWriting(text)
  // Browsers word a text that never came each in their own way: the promise's own reason is reported first.
  writing.catch(() => {})
  await text
  try {
    await writing
  } catch (error) {
    throw new CopyRefusedError('The browser did not write to the clipboard.', { cause: error })
  }
}

async function startWriting(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const content = text.then((characters) => new Blob([characters], { type: 'text/plain' }))
  // A browser that refuses does not wait for the text.
  content.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}
