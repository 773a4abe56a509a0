/** The browser did not write to the clipboard, in neither way. */
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
  // Each browser describes a text that never came in another way: the promise's own reason is reported first.
  writing.catch(() => {})
  const characters = await text
  try {
    await writing
  } catch (error) {
    if (copySelected(characters)) return
    throw new CopyRefusedError('The browser did not write to the clipboard.', { cause: error })
  }
}

/** Over plain http there is no clipboard, and this rejects. */
async function startWriting(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const content = text.then((characters) => new Blob([characters], { type: 'text/plain' }))
  // A browser that refuses does not wait for the text.
  content.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}

/** Copies as the person would by hand: selects the text in a field and copies the selection. Returns whether that worked. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; opacity: 0'
  // A dialog takes the focus back from a field outside.
  const parent = focused?.closest('[role="dialog"]') ?? document.body
  parent.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without a secure context
    return document.execCommand('copy')
  } catch {
    // The browser no longer has the command: the caller reports that it refused.
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
